package io.bufferscope.copies.socket;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import java.util.concurrent.atomic.AtomicLong;

/// A pooled allocator that counts the direct buffers it is asked for.
final class CountingAllocator extends PooledByteBufAllocator {

    /// The one of this process: each allocator of its own would keep a chunk of memory for good.
    static final CountingAllocator SHARED = new CountingAllocator();

    private final AtomicLong directs = new AtomicLong();

    private CountingAllocator() {
        super(true);
    }

    @Override
    protected ByteBuf newDirectBuffer(int initialCapacity, int maxCapacity) {
        directs.incrementAndGet();
        return super.newDirectBuffer(initialCapacity, maxCapacity);
    }

    long directs() {
        return directs.get();
    }
}
