package io.netty.buffer;

import io.netty.util.concurrent.FastThreadLocal;
import java.lang.invoke.VarHandle;
import java.lang.ref.WeakReference;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/// The reader of a thread's cache of a pooled allocator; exact only while its thread does nothing.
public final class CachePeek {

    private static final Class<?> REGION = Fields.type("PoolThreadCache$MemoryRegionCache");
    private static final Class<?> ENTRY = Fields.type("PoolThreadCache$MemoryRegionCache$Entry");
    private static final VarHandle THREAD_CACHE = Fields.field(PooledByteBufAllocator.class, "threadCache");
    private static final VarHandle[] REGIONS = {
        Fields.field(PoolThreadCache.class, "smallSubPageHeapCaches"),
        Fields.field(PoolThreadCache.class, "smallSubPageDirectCaches"),
        Fields.field(PoolThreadCache.class, "normalHeapCaches"),
        Fields.field(PoolThreadCache.class, "normalDirectCaches")
    };
    private static final VarHandle USES = Fields.field(PoolThreadCache.class, "allocations");
    private static final VarHandle TRIM = Fields.field(PoolThreadCache.class, "freeSweepAllocationThreshold");
    private static final VarHandle SIZE = Fields.field(REGION, "size");
    private static final VarHandle QUEUE = Fields.field(REGION, "queue");
    private static final VarHandle HITS = Fields.field(REGION, "allocations");
    private static final VarHandle CHUNK = Fields.field(ENTRY, "chunk");
    private static final VarHandle HANDLE = Fields.field(ENTRY, "handle");

    /// Not held: when its thread has ended, the garbage collector has it give back what it holds.
    private final WeakReference<PoolThreadCache> cache;

    private CachePeek(PoolThreadCache cache) {
        this.cache = new WeakReference<>(cache);
    }

    /// A receiver of a cache's size classes.
    public interface Regions {

        /// The cache itself.
        ///
        /// @param heapArena the arena that the thread is bound to, or null
        /// @param directArena the same for direct memory
        /// @param uses allocations that asked the cache since it was last trimmed by itself
        /// @param trimInterval uses after which it trims itself
        /// @param caching whether it caches anything at all
        void cache(
                @Nullable Object heapArena, @Nullable Object directArena, int uses, int trimInterval, boolean caching);

        /// A size class begins.
        ///
        /// @param small whether it holds elements of subpages; else runs
        /// @param index number of the class among those of its kind
        void region(boolean direct, boolean small, int index, int capacity, int hits);

        /// A region in it, the one that is given out next first.
        void entry(Object chunk, long handle);
    }

    /// The cache that the calling thread has, or null if it has none yet; makes none.
    public static @Nullable CachePeek ofThisThread(PooledByteBufAllocator allocator) {
        FastThreadLocal<?> caches = (FastThreadLocal<?>) THREAD_CACHE.get(allocator);
        return caches.getIfExists() instanceof PoolThreadCache cache ? new CachePeek(cache) : null;
    }

    /// Whether [PlacePeek#cache] is this cache.
    public boolean is(@Nullable Object other) {
        return other != null && cache.refersTo((PoolThreadCache) other);
    }

    /// Reads all of it; nothing if it is no more.
    ///
    /// @return whether it still is
    public boolean read(Regions to) {
        PoolThreadCache live = cache.get();
        if (live == null) {
            return false;
        }
        to.cache(live.heapArena, live.directArena, (int) USES.get(live), (int) TRIM.get(live), caching(live));
        for (int kind = 0; kind < REGIONS.length; kind++) {
            if (REGIONS[kind].get(live) instanceof Object[] regions) {
                for (int i = 0; i < regions.length; i++) {
                    read(regions[i], kind, i, to);
                }
            }
        }
        return true;
    }

    private static boolean caching(PoolThreadCache cache) {
        for (VarHandle kind : REGIONS) {
            if (kind.get(cache) instanceof Object[] regions && regions.length > 0) {
                return true;
            }
        }
        return false;
    }

    private static void read(@Nullable Object region, int kind, int index, Regions to) {
        if (region == null) {
            return;
        }
        to.region(kind % 2 == 1, kind < 2, index, (int) SIZE.get(region), (int) HITS.get(region));
        for (Object entry : (Queue<?>) QUEUE.get(region)) {
            Object chunk = CHUNK.get(entry);
            if (chunk != null) {
                to.entry(chunk, (long) HANDLE.get(entry));
            }
        }
    }
}
