package io.bufferscope.probe.pool;

import io.bufferscope.trace.PartWriter;
import io.bufferscope.trace.PoolPart;
import io.netty.buffer.ArenaRaw;
import io.netty.buffer.ArenaReader;
import io.netty.buffer.CachePeek;
import io.netty.buffer.PlacePeek;
import io.netty.buffer.PoolArenaMetric;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.PooledByteBufAllocatorMetric;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A watched `PooledByteBufAllocator`.
final class PooledWatch implements PoolWatch {

    private static final int CERTAIN = 0;
    private static final int APPROXIMATE = 1;
    private static final int NOT_OBSERVABLE = 2;

    private final int id;
    private final PooledSetup setup;
    private final Supplier<@Nullable PooledByteBufAllocator> source;
    private final ArenaReader reader;
    private final List<ArenaRaw> raws = new ArrayList<>();
    private final CachesWriter caches;
    private final KnownRuns runs = new KnownRuns();
    private final ArenaWriter writer;
    private final long[] memory = new long[4];

    private @Nullable PooledByteBufAllocator held;

    /// @param source gives the allocator; null once the garbage collector has taken it
    /// @param missing fields that this version of Netty does not have
    PooledWatch(
            int id,
            PooledSetup setup,
            Supplier<@Nullable PooledByteBufAllocator> source,
            ChunkIds ids,
            List<String> missing) {
        this.id = id;
        this.setup = setup;
        this.source = source;
        reader = ArenaReader.of(missing);
        caches = new CachesWriter(id, ids);
        writer = new ArenaWriter(id, ids, setup.pageSize(), missing.isEmpty());
    }

    @Override
    public int id() {
        return id;
    }

    @Override
    public PooledByteBufAllocator allocator() {
        return Objects.requireNonNull(source.get());
    }

    @Override
    public void read(Collection<? extends PoolThread> threads) {
        PooledByteBufAllocator allocator = allocator();
        List<PoolArenaMetric> arenas = arenas(allocator.metric());
        held = allocator;
        while (raws.size() < arenas.size()) {
            raws.add(new ArenaRaw());
        }
        for (int i = 0; i < arenas.size(); i++) {
            reader.read(arenas.get(i), raws.get(i));
        }
        memory[0] = allocator.metric().usedHeapMemory();
        memory[1] = allocator.metric().usedDirectMemory();
        memory[2] = allocator.pinnedHeapMemory();
        memory[3] = allocator.pinnedDirectMemory();
        if (reader.missing().isEmpty()) {
            caches.read(threads, allocator.metric());
        }
    }

    @Override
    public void write(PartStore store, Places places, boolean exact) {
        PooledByteBufAllocator allocator = Objects.requireNonNull(held);
        List<PoolArenaMetric> arenas = arenas(allocator.metric());
        built(allocator, arenas, store);
        counters(store, exact);
        runs.clear();
        places.each(id, place -> runs.add(places.chunk(place), places.handle(place)));
        caches.addTo(runs);
        int heap = allocator.metric().numHeapArenas();
        for (int i = 0; i < arenas.size(); i++) {
            boolean direct = i >= heap;
            List<long[]> huge = huge(arenas.get(i), places);
            writer.write(raws.get(i), direct, direct ? i - heap : i, huge, runs, store);
            raws.get(i).clear();
        }
        writer.forgetOthers();
        caches.write(store, allocator.metric());
        caches.clear();
        held = null;
    }

    private static List<PoolArenaMetric> arenas(PooledByteBufAllocatorMetric metric) {
        List<PoolArenaMetric> arenas = new ArrayList<>(metric.heapArenas());
        arenas.addAll(metric.directArenas());
        return arenas;
    }

    private List<long[]> huge(PoolArenaMetric arena, Places places) {
        List<long[]> huge = new ArrayList<>();
        places.each(id, place -> {
            if (places.arena(place) == arena && huge.stream().noneMatch(it -> it[0] == places.chunk(place))) {
                huge.add(new long[] {places.chunk(place), places.identity(place), places.hugeSize(place)});
            }
        });
        return huge;
    }

    private void built(PooledByteBufAllocator allocator, List<PoolArenaMetric> arenas, PartStore store) {
        PartWriter part = store.part();
        part.u(PoolPart.POOLED).text(allocator.getClass().getName()).text(setup.label());
        setup.write(part, allocator.metric());
        PoolArenaMetric sizes = arenas.isEmpty() ? null : arenas.getFirst();
        int count = sizes == null ? 0 : sizes.size2SizeIdx(setup.chunkSize()) + 1;
        part.u(sizes == null ? 0 : setup.smallClasses(sizes, count)).u(count);
        for (int i = 0; i < count && sizes != null; i++) {
            part.u(sizes.sizeIdx2size(i));
        }
        store.put(PoolPart.POOL, id, 0, 0, part);
    }

    @Override
    public void counters(PartStore store, boolean exact) {
        PartWriter part = store.part();
        for (long bytes : memory) {
            part.z(bytes);
        }
        List<String> missing = reader.missing();
        int certainty = exact ? CERTAIN : APPROXIMATE;
        part.u(missing.isEmpty() ? certainty : NOT_OBSERVABLE).u(missing.size());
        missing.forEach(part::text);
        store.put(PoolPart.COUNTERS, id, 0, 0, part);
    }

    @Override
    public void meet(PoolThread thread) {
        if (reader.missing().isEmpty()) {
            CachePeek cache = CachePeek.ofThisThread(allocator());
            if (cache != null) {
                caches.meet(thread, cache);
            }
        }
    }

    /// Each cache is bound to an arena of each kind, and the arenas count them.
    @Override
    public boolean strangers() {
        PooledByteBufAllocator live = source.get();
        return live != null
                && arenas(live.metric()).stream()
                                .mapToInt(PoolArenaMetric::numThreadCaches)
                                .sum()
                        > caches.bound();
    }

    @Override
    public int cacheThread(PlacePeek place) {
        boolean cached = place.handle != -1 && place.maxLength <= setup.maxCachedCapacity();
        return cached ? caches.thread(place.cache) : 0;
    }

    @Override
    public boolean trim() {
        return allocator().trimCurrentThreadCache();
    }

    @Override
    public String stats() {
        return allocator().dumpStats();
    }
}
