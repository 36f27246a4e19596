package io.bufferscope.copies.socket;

import io.bufferscope.copies.ride.Payload;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.CompositeByteBuf;

/// A kind of `ByteBuf` that holds the payload.
enum NettyPayload {
    DIRECT("socket.netty-direct"),
    COMPOSITE_OF_DIRECT("socket.netty-composite-direct"),
    COMPOSITE_OF_HEAP("socket.netty-composite-heap"),
    HEAP("socket.netty-heap");

    private final String path;

    NettyPayload(String path) {
        this.path = path;
    }

    String path() {
        return path;
    }

    /// A buffer of this kind, which the caller releases.
    ByteBuf make(ByteBufAllocator allocator, int size) {
        byte[] bytes = Payload.bytes(size);
        return switch (this) {
            case DIRECT -> part(allocator, true, bytes, 0, size);
            case HEAP -> part(allocator, false, bytes, 0, size);
            case COMPOSITE_OF_DIRECT -> halves(allocator, true, bytes);
            case COMPOSITE_OF_HEAP -> halves(allocator, false, bytes);
        };
    }

    private static CompositeByteBuf halves(ByteBufAllocator allocator, boolean direct, byte[] bytes) {
        int half = bytes.length / 2;
        return allocator
                .compositeBuffer()
                .addComponents(
                        true,
                        part(allocator, direct, bytes, 0, half),
                        part(allocator, direct, bytes, half, bytes.length - half));
    }

    private static ByteBuf part(ByteBufAllocator allocator, boolean direct, byte[] bytes, int from, int length) {
        ByteBuf part = direct ? allocator.directBuffer(length) : allocator.heapBuffer(length);
        return part.writeBytes(bytes, from, length);
    }
}
