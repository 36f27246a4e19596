package io.netty.buffer;

import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/// The reader of how an allocator that somebody else made was built.
public final class SettingsPeek {

    private static final VarHandle PREFER_DIRECT = Fields.field(AbstractByteBufAllocator.class, "directByDefault");

    private SettingsPeek() {}

    /// The pooling allocator that a live buffer of Netty's own came from; null if it came from another.
    public static @Nullable ByteBufAllocator pool(ByteBuf root) {
        ByteBufAllocator allocator = Peek.pooled(root) ? root.alloc() : null;
        return allocator != null && isPool(allocator) ? allocator : null;
    }

    /// Whether an allocator is one of Netty's own that pool; subclasses, which could run other code, are not.
    public static boolean isPool(Object allocator) {
        return allocator.getClass() == PooledByteBufAllocator.class
                || allocator.getClass() == AdaptiveByteBufAllocator.class;
    }

    /// Whether `buffer()` gives direct buffers.
    public static boolean preferDirect(ByteBufAllocator allocator) {
        return (boolean) PREFER_DIRECT.get(allocator);
    }

    /// Bytes of a page; 0 if the allocator has no arena.
    public static int pageSize(PooledByteBufAllocator allocator) {
        SizeClasses sizes = sizes(allocator);
        return sizes == null ? 0 : sizes.pageSize;
    }

    /// Bytes that direct chunks are aligned to, or 0.
    public static int alignment(PooledByteBufAllocator allocator) {
        SizeClasses sizes = sizes(allocator);
        return sizes == null ? 0 : sizes.directMemoryCacheAlignment;
    }

    private static @Nullable SizeClasses sizes(PooledByteBufAllocator allocator) {
        PooledByteBufAllocatorMetric metric = allocator.metric();
        if (metric.numDirectArenas() > 0) {
            return ((PoolArena<?>) metric.directArenas().getFirst()).sizeClass;
        }
        return metric.numHeapArenas() > 0 ? ((PoolArena<?>) metric.heapArenas().getFirst()).sizeClass : null;
    }

    /// Whether threads that are no `FastThreadLocalThread` have a cache too.
    public static boolean cacheForAllThreads(PooledByteBufAllocator allocator) {
        return (boolean) Pooled.FOR_ALL.get(Pooled.CACHES.get(allocator));
    }

    /// Whether fast threads that are no event loops have magazines of their own too.
    public static boolean cachedMagazines(AdaptiveByteBufAllocator allocator) {
        Object groups = Adaptive.LOCAL.get(Adaptive.DIRECT.get(allocator));
        return groups != null && (boolean) Adaptive.FOR_ALL.get(groups);
    }

    /// Fields of pooled allocators; read only where all of [FieldMap] is there.
    private static final class Pooled {

        private static final VarHandle CACHES = Fields.field(PooledByteBufAllocator.class, "threadCache");
        private static final VarHandle FOR_ALL =
                Fields.field(Fields.type("PooledByteBufAllocator$PoolThreadLocalCache"), "useCacheForAllThreads");
    }

    /// Fields of adaptive allocators; read only where all of [FieldMap] is there.
    private static final class Adaptive {

        private static final VarHandle DIRECT = Fields.field(AdaptiveByteBufAllocator.class, "direct");
        private static final VarHandle LOCAL = Fields.field(AdaptivePoolingAllocator.class, "threadLocalGroup");
        private static final VarHandle FOR_ALL =
                Fields.field(Fields.type("AdaptivePoolingAllocator$1"), "val$useCacheForNonEventLoopThreads");
    }
}
