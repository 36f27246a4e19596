package io.bufferscope.bench.suite;

import io.netty.buffer.AdaptiveByteBufAllocator;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.UnpooledByteBufAllocator;
import java.util.function.Supplier;

/// A kind of [ByteBuf], by allocator and kind of memory.
@SuppressWarnings("ImmutableEnumChecker")
public enum Flavour {
    UNPOOLED_HEAP(() -> UnpooledByteBufAllocator.DEFAULT, false),
    UNPOOLED_DIRECT(() -> UnpooledByteBufAllocator.DEFAULT, true),
    POOLED_HEAP(() -> PooledByteBufAllocator.DEFAULT, false),
    POOLED_DIRECT(() -> PooledByteBufAllocator.DEFAULT, true),
    ADAPTIVE_HEAP(AdaptiveByteBufAllocator::new, false),
    ADAPTIVE_DIRECT(AdaptiveByteBufAllocator::new, true);

    private final Supplier<ByteBufAllocator> allocator;
    private final boolean direct;

    Flavour(Supplier<ByteBufAllocator> allocator, boolean direct) {
        this.allocator = allocator;
        this.direct = direct;
    }

    /// A source of buffers of this kind; made only when asked for, so that a fork holds one allocator.
    Source source() {
        ByteBufAllocator made = allocator.get();
        return direct ? made::directBuffer : made::heapBuffer;
    }

    /// Where buffers come from.
    @FunctionalInterface
    interface Source {

        /// A new buffer of a capacity in bytes.
        ByteBuf buffer(int capacity);
    }
}
