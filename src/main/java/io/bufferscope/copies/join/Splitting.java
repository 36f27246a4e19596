package io.bufferscope.copies.join;

import io.bufferscope.copies.ride.Payload;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.PooledByteBufAllocator;
import java.util.Arrays;

/// A buffer without its first bytes, as a slice or as a copy.
final class Splitting implements Work {

    private static final int MOST_HEADER = 16;

    private final PooledByteBufAllocator allocator = PooledByteBufAllocator.DEFAULT;
    private final byte[] payload;
    private final ByteBuf whole;
    private final int header;
    private final boolean copy;

    Splitting(int size, boolean copy) {
        this.copy = copy;
        payload = Payload.bytes(size);
        header = Math.min(MOST_HEADER, size / 2);
        whole = allocator.directBuffer(size).writeBytes(payload);
    }

    @Override
    public int once() {
        ByteBuf part = part();
        int readable = part.readableBytes();
        part.release();
        return readable;
    }

    private ByteBuf part() {
        int length = payload.length - header;
        return copy ? whole.copy(header, length) : whole.retainedSlice(header, length);
    }

    @Override
    public byte[] result() {
        ByteBuf part = part();
        try {
            return ByteBufUtil.getBytes(part);
        } finally {
            part.release();
        }
    }

    @Override
    public byte[] expected() {
        return Arrays.copyOfRange(payload, header, payload.length);
    }

    /// Told by the address: a slice lies in the memory of the whole.
    @Override
    public long moved() {
        ByteBuf part = part();
        try {
            return part.memoryAddress() == whole.memoryAddress() + header ? 0 : part.readableBytes();
        } finally {
            part.release();
        }
    }

    @Override
    public void close() {
        whole.release();
    }
}
