package io.bufferscope.copies.join;

import io.bufferscope.copies.ride.Payload;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.CompositeByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.Unpooled;

/// The parts of a payload made into one buffer.
final class Joining implements Work {

    /// Parts from which a composite of the default limit copies all of them together.
    private static final int TOO_MANY = 17;

    /// A way of joining.
    enum Way {
        COPY(2),
        COMPOSITE(2),
        SEVENTEEN(TOO_MANY),
        WRAPPED(2);

        private final int parts;

        Way(int parts) {
            this.parts = parts;
        }
    }

    private final PooledByteBufAllocator allocator = PooledByteBufAllocator.DEFAULT;
    private final byte[] payload;
    private final ByteBuf[] parts;
    private final Way way;

    Joining(int size, Way way) {
        this.way = way;
        payload = Payload.bytes(size);
        parts = new ByteBuf[way.parts];
        for (int i = 0; i < parts.length; i++) {
            int from = (int) ((long) size * i / parts.length);
            int to = (int) ((long) size * (i + 1) / parts.length);
            parts[i] = allocator.directBuffer(Math.max(1, to - from)).writeBytes(payload, from, to - from);
        }
    }

    @Override
    public int once() {
        ByteBuf joined = join();
        int readable = joined.readableBytes();
        joined.release();
        return readable;
    }

    private ByteBuf join() {
        return switch (way) {
            case COPY -> copied();
            case COMPOSITE, SEVENTEEN -> composite();
            case WRAPPED -> Unpooled.wrappedBuffer(retained());
        };
    }

    private ByteBuf copied() {
        ByteBuf whole = allocator.directBuffer(payload.length);
        for (ByteBuf part : parts) {
            whole.writeBytes(part, part.readerIndex(), part.readableBytes());
        }
        return whole;
    }

    private CompositeByteBuf composite() {
        CompositeByteBuf composite = allocator.compositeDirectBuffer();
        for (ByteBuf part : parts) {
            composite.addComponent(true, part.retain());
        }
        return composite;
    }

    private ByteBuf[] retained() {
        for (ByteBuf part : parts) {
            part.retain();
        }
        return parts.clone();
    }

    @Override
    public byte[] result() {
        ByteBuf joined = join();
        try {
            return ByteBufUtil.getBytes(joined);
        } finally {
            joined.release();
        }
    }

    @Override
    public byte[] expected() {
        return payload;
    }

    /// Told by whether the result still holds the parts: one that has memory of its own was copied.
    @Override
    public long moved() {
        ByteBuf joined = join();
        try {
            return held(joined) == parts.length ? 0 : payload.length;
        } finally {
            joined.release();
        }
    }

    private static int held(ByteBuf joined) {
        return joined instanceof CompositeByteBuf composite ? composite.numComponents() : 1;
    }

    @Override
    public void close() {
        for (ByteBuf part : parts) {
            part.release();
        }
    }
}
