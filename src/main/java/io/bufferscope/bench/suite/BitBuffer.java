package io.bufferscope.bench.suite;

import io.netty.buffer.ByteBuf;

/// A buffer of bits over a [ByteBuf]: fields of 1 to 32 bits, the highest bit first, packed without gaps.
///
/// An example of a buffer of one's own. It wraps a buffer rather than extending Netty's classes, whose abstract
/// methods are many and change; it moves whole bytes at a time; and it owns what it wraps: releasing it releases
/// that. Not for several threads.
public final class BitBuffer implements AutoCloseable {

    private final ByteBuf bytes;
    private long written;
    private int writtenBits;
    private long fetched;
    private int fetchedBits;

    /// @param bytes empty, and from now on this object's
    public BitBuffer(ByteBuf bytes) {
        this.bytes = bytes;
    }

    /// Appends the lowest bits of a value; higher ones are left out.
    ///
    /// @param count how many bits, from 1 to 32
    public BitBuffer write(int value, int count) {
        check(count);
        written = written << count | (value & mask(count));
        writtenBits += count;
        while (writtenBits >= Byte.SIZE) {
            writtenBits -= Byte.SIZE;
            bytes.writeByte((int) (written >>> writtenBits));
        }
        return this;
    }

    /// Fills the last byte with zeros, so that all bits that were written can be read.
    public BitBuffer flush() {
        return writtenBits == 0 ? this : write(0, Byte.SIZE - writtenBits);
    }

    /// The next bits, as a number without sign in 32 bits.
    ///
    /// @param count how many bits, from 1 to 32
    /// @throws IndexOutOfBoundsException if there are not so many; then nothing is read
    public int read(int count) {
        check(count);
        if (fetchedBits + bytes.readableBytes() * (long) Byte.SIZE < count) {
            throw new IndexOutOfBoundsException(count + " bits were asked for");
        }
        while (fetchedBits < count) {
            fetched = fetched << Byte.SIZE | bytes.readUnsignedByte();
            fetchedBits += Byte.SIZE;
        }
        fetchedBits -= count;
        return (int) (fetched >>> fetchedBits & mask(count));
    }

    /// Forgets all bits.
    public BitBuffer clear() {
        bytes.clear();
        writtenBits = 0;
        fetchedBits = 0;
        return this;
    }

    /// Releases the bytes.
    @Override
    public void close() {
        bytes.release();
    }

    private static long mask(int count) {
        return (1L << count) - 1;
    }

    private static void check(int count) {
        if (count < 1 || count > Integer.SIZE) {
            throw new IllegalArgumentException("1 to 32 bits are a field, not " + count);
        }
    }
}
