package io.bufferscope.probe.pool;

import io.bufferscope.trace.PartWriter;
import io.bufferscope.trace.PoolPart;
import io.netty.buffer.CachePeek;
import io.netty.buffer.PoolArenaMetric;
import io.netty.buffer.PooledByteBufAllocatorMetric;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The reader and writer of the thread caches of one pooled allocator.
final class CachesWriter {

    private final int pool;
    private final ChunkIds ids;
    private final PooledByteBufAllocatorMetric metric;
    private final Map<PlayerThread, Met> all = new LinkedHashMap<>();

    CachesWriter(int pool, ChunkIds ids, PooledByteBufAllocatorMetric metric) {
        this.pool = pool;
        this.ids = ids;
        this.metric = metric;
    }

    /// Takes a cache of the calling thread; several threads may come at once.
    synchronized void meet(PlayerThread thread, CachePeek cache) {
        all.putIfAbsent(thread, new Met(cache, new CacheRaw()));
    }

    /// Number of the thread that has a cache which keeps anything, or 0.
    int thread(@Nullable Object cache) {
        for (Map.Entry<PlayerThread, Met> met : all.entrySet()) {
            if (met.getValue().cache.is(cache) && met.getValue().raw.caching) {
                return met.getKey().number();
            }
        }
        return 0;
    }

    /// Reads the caches of the threads that still live.
    void read(Collection<PlayerThread> threads) {
        all.keySet().retainAll(threads);
        all.values().forEach(met -> met.raw.read(met.cache));
    }

    /// Adds the runs that lie in caches.
    void addTo(KnownRuns runs) {
        for (Met met : all.values()) {
            for (int i = 0; i < met.raw.entryCount; i++) {
                runs.add(ids.of(met.raw.chunks[i]), met.raw.handles[i]);
            }
        }
    }

    void write(PartStore store) {
        all.forEach((thread, met) -> {
            PartWriter part = store.part();
            part.text(thread.name()).flag(thread.fast()).flag(met.raw.caching);
            part.z(index(metric.heapArenas(), met.cache.arena(false)));
            part.z(index(metric.directArenas(), met.cache.arena(true)));
            part.u(met.raw.uses).u(met.cache.trimInterval()).u(0);
            store.put(PoolPart.CACHE, pool, thread.number(), 0, part);
            for (int i = 0; i < met.raw.regionCount; i++) {
                region(thread.number(), met.raw, i, store);
            }
        });
    }

    private static int index(List<PoolArenaMetric> arenas, @Nullable Object arena) {
        for (int i = 0; i < arenas.size(); i++) {
            if (arenas.get(i) == arena) {
                return i;
            }
        }
        return -1;
    }

    private void region(int thread, CacheRaw raw, int region, PartStore store) {
        int at = region * CacheRaw.REGION_NUMBERS;
        int end = raw.end(region);
        PartWriter part = store.part();
        part.u(raw.regions[at]).u(raw.regions[at + 1]).u(size(raw, at));
        part.u(raw.regions[at + 3]).u(raw.regions[at + 4]).u(end - raw.regions[at + 5]);
        for (int i = raw.regions[at + 5]; i < end; i++) {
            part.u(ids.of(raw.chunks[i])).z(raw.handles[i]);
        }
        store.put(PoolPart.REGION, pool, thread, region, part);
    }

    /// Bytes of a size class: small ones are numbered from the first, normal ones from the first that is not small.
    private int size(CacheRaw raw, int at) {
        List<PoolArenaMetric> arenas = raw.regions[at] == 1 ? metric.directArenas() : metric.heapArenas();
        if (arenas.isEmpty()) {
            return 0;
        }
        PoolArenaMetric sizes = arenas.getFirst();
        int small = raw.regions[at + 1] == 1 ? 0 : sizes.numSmallSubpages();
        return sizes.sizeIdx2size(small + raw.regions[at + 2]);
    }

    /// A cache that was met, and what was read from it last.
    private record Met(CachePeek cache, CacheRaw raw) {}
}
