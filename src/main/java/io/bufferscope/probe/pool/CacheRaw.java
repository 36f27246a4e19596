package io.bufferscope.probe.pool;

import io.netty.buffer.CachePeek;
import io.netty.buffer.PoolArenaMetric;
import io.netty.buffer.PooledByteBufAllocatorMetric;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A thread cache as it was read: plain numbers in arrays that are used again.
final class CacheRaw implements CachePeek.Regions {

    static final int REGION_NUMBERS = 6;

    /// For each size class: direct, small, index, capacity, hits, first entry.
    int[] regions = new int[64 * REGION_NUMBERS];

    int regionCount;

    @Nullable
    Object[] chunks = new @Nullable Object[64];

    long[] handles = new long[64];
    int entryCount;
    int uses;
    int trimInterval;
    boolean caching;
    int heapArena;
    int directArena;

    private @Nullable PooledByteBufAllocatorMetric metric;

    /// Reads a cache; false if it is no more.
    boolean read(CachePeek cache, PooledByteBufAllocatorMetric of) {
        clear();
        metric = of;
        boolean live = cache.read(this);
        metric = null;
        return live;
    }

    /// Number of arenas that it is bound to.
    int bound() {
        return (heapArena < 0 ? 0 : 1) + (directArena < 0 ? 0 : 1);
    }

    /// Forgets what was read.
    void clear() {
        Arrays.fill(chunks, 0, entryCount, null);
        regionCount = 0;
        entryCount = 0;
    }

    @Override
    public void cache(@Nullable Object heap, @Nullable Object direct, int asked, int interval, boolean keeps) {
        PooledByteBufAllocatorMetric of = metric;
        heapArena = of == null ? -1 : index(of.heapArenas(), heap);
        directArena = of == null ? -1 : index(of.directArenas(), direct);
        uses = asked;
        trimInterval = interval;
        caching = keeps;
    }

    private static int index(List<PoolArenaMetric> arenas, @Nullable Object arena) {
        for (int i = 0; i < arenas.size(); i++) {
            if (arenas.get(i) == arena) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public void region(boolean direct, boolean small, int index, int capacity, int hits) {
        int at = regionCount++ * REGION_NUMBERS;
        if (at == regions.length) {
            regions = Arrays.copyOf(regions, 2 * at);
        }
        regions[at] = direct ? 1 : 0;
        regions[at + 1] = small ? 1 : 0;
        regions[at + 2] = index;
        regions[at + 3] = capacity;
        regions[at + 4] = hits;
        regions[at + 5] = entryCount;
    }

    @Override
    public void entry(Object chunk, long handle) {
        if (entryCount == chunks.length) {
            chunks = Arrays.copyOf(chunks, 2 * entryCount);
            handles = Arrays.copyOf(handles, 2 * entryCount);
        }
        chunks[entryCount] = chunk;
        handles[entryCount++] = handle;
    }

    /// The number after the last entry of a size class.
    int end(int region) {
        return region + 1 < regionCount ? regions[(region + 1) * REGION_NUMBERS + 5] : entryCount;
    }
}
