package io.bufferscope.copies.join;

import io.bufferscope.copies.ride.Payload;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import java.util.Arrays;

/// `ByteBuf.discardReadBytes` of a buffer of which the first half was read.
final class Discarding implements Work {

    private final byte[] payload;
    private final ByteBuf buffer;

    Discarding(int size) {
        payload = Payload.bytes(size);
        buffer = PooledByteBufAllocator.DEFAULT.directBuffer(size, size).writeBytes(payload);
    }

    @Override
    public int once() {
        buffer.setIndex(payload.length / 2, payload.length);
        return buffer.discardReadBytes().writerIndex();
    }

    @Override
    public byte[] result() {
        buffer.setBytes(0, payload);
        byte[] kept = new byte[once()];
        buffer.getBytes(0, kept);
        return kept;
    }

    @Override
    public byte[] expected() {
        return Arrays.copyOfRange(payload, payload.length / 2, payload.length);
    }

    /// The reader index is 0 afterwards: all that is readable was moved to the front.
    @Override
    public long moved() {
        once();
        return buffer.readerIndex() == 0 ? buffer.readableBytes() : 0;
    }

    @Override
    public void close() {
        buffer.release();
    }
}
