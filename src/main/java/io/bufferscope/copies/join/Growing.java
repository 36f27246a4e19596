package io.bufferscope.copies.join;

import io.bufferscope.copies.ride.Payload;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;

/// A payload written in pieces into a buffer that was made small, or of the right size.
final class Growing implements Work {

    /// The capacity that `Unpooled.buffer()` gives.
    static final int SMALL = 256;

    private static final int PIECE = 64;

    private final byte[] payload;
    private final int capacity;

    Growing(int size, int capacity) {
        this.capacity = capacity;
        payload = Payload.bytes(size);
    }

    @Override
    public int once() {
        ByteBuf buffer = Unpooled.buffer(capacity);
        for (int at = 0; at < payload.length; at += PIECE) {
            buffer.writeBytes(payload, at, Math.min(PIECE, payload.length - at));
        }
        int written = buffer.writerIndex();
        buffer.release();
        return written;
    }

    @Override
    public byte[] result() {
        ByteBuf buffer = Unpooled.buffer(capacity);
        for (int at = 0; at < payload.length; at += PIECE) {
            buffer.writeBytes(payload, at, Math.min(PIECE, payload.length - at));
        }
        byte[] all = ByteBufUtil.getBytes(buffer);
        buffer.release();
        return all;
    }

    @Override
    public byte[] expected() {
        return payload;
    }

    /// What stood in the buffer whenever its array was exchanged for another.
    @Override
    public long moved() {
        ByteBuf buffer = Unpooled.buffer(capacity);
        long moved = 0;
        for (int at = 0; at < payload.length; at += PIECE) {
            byte[] before = buffer.array();
            int held = buffer.writerIndex();
            buffer.writeBytes(payload, at, Math.min(PIECE, payload.length - at));
            moved += buffer.array() == before ? 0 : held;
        }
        buffer.release();
        return moved;
    }

    @Override
    public void close() {}
}
