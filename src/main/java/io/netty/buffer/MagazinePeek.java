package io.netty.buffer;

import io.netty.util.concurrent.ConcurrentSkipListIntObjMultimap;
import io.netty.util.concurrent.FastThreadLocal;
import java.lang.invoke.VarHandle;
import java.util.Queue;
import java.util.concurrent.locks.StampedLock;
import org.jspecify.annotations.Nullable;

/// The reader of the magazines of an adaptive allocator.
///
/// There is no lock over all of them, so what it tells is of one moment only while all threads that use them wait.
public final class MagazinePeek {

    private static final Class<?> GROUP = Fields.type("AdaptivePoolingAllocator$MagazineGroup");
    private static final Class<?> MAGAZINE = Fields.type("AdaptivePoolingAllocator$Magazine");
    private static final Class<?> RINGS = Fields.type("AdaptivePoolingAllocator$ThreadLocalSizeClassedChunkCache");
    private static final Class<?> QUEUES = Fields.type("AdaptivePoolingAllocator$SharedSizeClassedChunkCache");
    private static final Class<?> MAPS = Fields.type("AdaptivePoolingAllocator$ConcurrentSkipListChunkCache");
    private static final VarHandle HEAP = Fields.field(AdaptiveByteBufAllocator.class, "heap");
    private static final VarHandle DIRECT = Fields.field(AdaptiveByteBufAllocator.class, "direct");
    private static final VarHandle SIZED = Fields.field(AdaptivePoolingAllocator.class, "sizeClassedMagazineGroups");
    private static final VarHandle LARGE = Fields.field(AdaptivePoolingAllocator.class, "largeBufferMagazineGroup");
    private static final VarHandle LOCAL = Fields.field(AdaptivePoolingAllocator.class, "threadLocalGroup");
    private static final VarHandle LOW_MEMORY = Fields.field(AdaptivePoolingAllocator.class, "IS_LOW_MEM");
    private static final VarHandle MAGAZINES = Fields.field(GROUP, "magazines");
    private static final VarHandle OWN = Fields.field(GROUP, "threadLocalMagazine");
    private static final VarHandle CACHE = Fields.field(GROUP, "chunkCache");
    private static final VarHandle CURRENT = Fields.field(MAGAZINE, "current");
    private static final VarHandle NEXT = Fields.field(MAGAZINE, "nextInLine");
    private static final VarHandle LOCK = Fields.field(MAGAZINE, "allocationLock");
    private static final VarHandle RING = Fields.field(RINGS, "chunks");
    private static final VarHandle QUEUE = Fields.field(QUEUES, "queue");
    private static final VarHandle MAP = Fields.field(MAPS, "chunks");

    private final AdaptiveByteBufAllocator allocator;

    public MagazinePeek(AdaptiveByteBufAllocator allocator) {
        this.allocator = allocator;
    }

    /// A receiver of magazines.
    public interface Groups {

        /// A group begins.
        ///
        /// @param segmentSize bytes of its segments; 0 for large buffers
        void group(boolean direct, int segmentSize);

        /// A magazine of it.
        void magazine(@Nullable Object current, @Nullable Object next, boolean locked);

        /// A chunk that it keeps to be used again.
        void cached(Object chunk);
    }

    /// Bytes of the size classes.
    public static int[] sizes() {
        return AdaptivePoolingAllocator.getSizeClasses();
    }

    /// Whether Netty is in low-memory mode.
    public static boolean lowMemory() {
        return (boolean) LOW_MEMORY.get();
    }

    /// Tells the groups that all threads share.
    public void shared(Groups to) {
        for (boolean direct : new boolean[] {false, true}) {
            AdaptivePoolingAllocator half = half(direct);
            sized(SIZED.get(half), direct, to);
            group(LARGE.get(half), direct, 0, to);
        }
    }

    /// The groups that the calling thread has for itself, to be told by [#own]; null if it has none.
    public @Nullable Object ofThisThread(boolean direct) {
        FastThreadLocal<?> local = (FastThreadLocal<?>) LOCAL.get(half(direct));
        return local == null ? null : local.getIfExists();
    }

    /// Tells the groups of a thread.
    public static void own(@Nullable Object groups, boolean direct, Groups to) {
        sized(groups, direct, to);
    }

    private AdaptivePoolingAllocator half(boolean direct) {
        return (AdaptivePoolingAllocator) (direct ? DIRECT : HEAP).get(allocator);
    }

    private static void sized(@Nullable Object groups, boolean direct, Groups to) {
        if (groups instanceof Object[] all) {
            int[] sizes = sizes();
            for (int i = 0; i < all.length; i++) {
                group(all[i], direct, i < sizes.length ? sizes[i] : 0, to);
            }
        }
    }

    private static void group(@Nullable Object group, boolean direct, int segmentSize, Groups to) {
        if (group == null) {
            return;
        }
        to.group(direct, segmentSize);
        Object own = OWN.get(group);
        if (own != null) {
            magazine(own, to);
        } else if (MAGAZINES.get(group) instanceof Object[] magazines) {
            for (Object magazine : magazines) {
                magazine(magazine, to);
            }
        }
        cached(CACHE.get(group), to);
    }

    private static void magazine(Object magazine, Groups to) {
        StampedLock lock = (StampedLock) LOCK.get(magazine);
        to.magazine(
                ChunkPeek.real(CURRENT.get(magazine)),
                ChunkPeek.real(NEXT.get(magazine)),
                lock != null && lock.isWriteLocked());
    }

    private static void cached(@Nullable Object cache, Groups to) {
        if (RINGS.isInstance(cache)) {
            for (Object chunk : (Object[]) RING.get(cache)) {
                tell(chunk, to);
            }
        } else if (QUEUES.isInstance(cache)) {
            for (Object chunk : elements((Queue<?>) QUEUE.get(cache))) {
                tell(chunk, to);
            }
        } else if (MAPS.isInstance(cache) && MAP.get(cache) instanceof ConcurrentSkipListIntObjMultimap<?> map) {
            map.forEach(entry -> tell(entry.getValue(), to));
        }
    }

    /// What a queue holds; nothing if it cannot be looked at without being emptied.
    private static Object[] elements(Queue<?> queue) {
        try {
            return queue.toArray();
        } catch (UnsupportedOperationException notIterable) {
            return new Object[0];
        }
    }

    private static void tell(@Nullable Object chunk, Groups to) {
        Object real = ChunkPeek.real(chunk);
        if (real != null) {
            to.cached(real);
        }
    }
}
