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

    private static final int EXACT = 0;
    private static final int APPROXIMATE = 1;

    private final int pool;
    private final ChunkIds ids;
    private final Map<PoolThread, Met> all = new LinkedHashMap<>();

    CachesWriter(int pool, ChunkIds ids) {
        this.pool = pool;
        this.ids = ids;
    }

    /// Takes a cache of the calling thread; several threads may come at once.
    synchronized void meet(PoolThread thread, CachePeek cache) {
        all.putIfAbsent(thread, new Met(cache, new CacheRaw()));
    }

    /// Number of the thread that has a cache which keeps anything, or 0.
    int thread(@Nullable Object cache) {
        for (Map.Entry<PoolThread, Met> met : all.entrySet()) {
            if (met.getValue().cache.is(cache) && met.getValue().raw.caching) {
                return met.getKey().number();
            }
        }
        return 0;
    }

    /// Reads the caches of the threads that still have one.
    void read(Collection<? extends PoolThread> threads, PooledByteBufAllocatorMetric metric) {
        all.keySet().retainAll(threads);
        all.values().removeIf(met -> !met.raw.read(met.cache, metric));
    }

    /// Number of bonds of the known caches to arenas.
    int bound() {
        return all.values().stream().mapToInt(met -> met.raw.bound()).sum();
    }

    /// Forgets what was read.
    void clear() {
        all.values().forEach(met -> met.raw.clear());
    }

    /// Adds the runs that lie in caches.
    void addTo(KnownRuns runs) {
        for (Met met : all.values()) {
            for (int i = 0; i < met.raw.entryCount; i++) {
                runs.add(ids.of(met.raw.chunks[i]), met.raw.handles[i]);
            }
        }
    }

    void write(PartStore store, PooledByteBufAllocatorMetric metric) {
        all.forEach((thread, met) -> {
            PartWriter part = store.part();
            part.text(thread.name()).flag(thread.fast()).flag(met.raw.caching);
            part.z(met.raw.heapArena).z(met.raw.directArena);
            part.u(met.raw.uses).u(met.raw.trimInterval).u(thread.quiet() ? EXACT : APPROXIMATE);
            store.put(PoolPart.CACHE, pool, thread.number(), 0, part);
            for (int i = 0; i < met.raw.regionCount; i++) {
                region(thread.number(), met.raw, i, store, metric);
            }
        });
    }

    private void region(int thread, CacheRaw raw, int region, PartStore store, PooledByteBufAllocatorMetric metric) {
        int at = region * CacheRaw.REGION_NUMBERS;
        int end = raw.end(region);
        PartWriter part = store.part();
        part.u(raw.regions[at]).u(raw.regions[at + 1]).u(size(raw, at, metric));
        part.u(raw.regions[at + 3]).u(raw.regions[at + 4]).u(end - raw.regions[at + 5]);
        for (int i = raw.regions[at + 5]; i < end; i++) {
            part.u(ids.of(raw.chunks[i])).z(raw.handles[i]);
        }
        store.put(PoolPart.REGION, pool, thread, region, part);
    }

    /// Bytes of a size class: small ones are numbered from the first, normal ones from the first that is not small.
    private static int size(CacheRaw raw, int at, PooledByteBufAllocatorMetric metric) {
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
