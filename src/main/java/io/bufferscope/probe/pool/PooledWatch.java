package io.bufferscope.probe.pool;

import io.bufferscope.trace.PartWriter;
import io.bufferscope.trace.PoolPart;
import io.netty.buffer.ArenaRaw;
import io.netty.buffer.ArenaReader;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.CachePeek;
import io.netty.buffer.PlacePeek;
import io.netty.buffer.PoolArenaMetric;
import io.netty.buffer.PooledByteBufAllocator;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/// A watched `PooledByteBufAllocator`.
final class PooledWatch implements PoolWatch {

    private static final int CERTAIN = 0;
    private static final int NOT_OBSERVABLE = 2;

    private final int id;
    private final PooledSetup setup;
    private final PooledByteBufAllocator allocator;
    private final ArenaReader reader;
    private final List<PoolArenaMetric> arenas = new ArrayList<>();
    private final List<ArenaRaw> raws = new ArrayList<>();
    private final CachesWriter caches;
    private final KnownRuns runs = new KnownRuns();
    private final ArenaWriter writer;
    private final long[] memory = new long[4];

    /// @param missing fields that this version of Netty does not have
    PooledWatch(int id, PooledSetup setup, PooledByteBufAllocator allocator, ChunkIds ids, List<String> missing) {
        this.id = id;
        this.setup = setup;
        this.allocator = allocator;
        reader = ArenaReader.of(missing);
        arenas.addAll(allocator.metric().heapArenas());
        arenas.addAll(allocator.metric().directArenas());
        arenas.forEach(arena -> raws.add(new ArenaRaw()));
        caches = new CachesWriter(id, ids, allocator.metric());
        writer = new ArenaWriter(id, ids, setup.pageSize(), missing.isEmpty());
    }

    @Override
    public int id() {
        return id;
    }

    @Override
    public ByteBufAllocator allocator() {
        return allocator;
    }

    @Override
    public void read(Collection<PlayerThread> threads) {
        for (int i = 0; i < arenas.size(); i++) {
            reader.read(arenas.get(i), raws.get(i));
        }
        memory[0] = allocator.metric().usedHeapMemory();
        memory[1] = allocator.metric().usedDirectMemory();
        memory[2] = allocator.pinnedHeapMemory();
        memory[3] = allocator.pinnedDirectMemory();
        if (reader.missing().isEmpty()) {
            caches.read(threads);
        }
    }

    @Override
    public void write(PartStore store, Places places) {
        built(store);
        counters(store);
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
        caches.write(store);
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

    private void built(PartStore store) {
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

    private void counters(PartStore store) {
        PartWriter part = store.part();
        for (long bytes : memory) {
            part.z(bytes);
        }
        List<String> missing = reader.missing();
        part.u(missing.isEmpty() ? CERTAIN : NOT_OBSERVABLE).u(missing.size());
        missing.forEach(part::text);
        store.put(PoolPart.COUNTERS, id, 0, 0, part);
    }

    @Override
    public void meet(PlayerThread thread) {
        if (reader.missing().isEmpty()) {
            CachePeek cache = CachePeek.ofThisThread(allocator);
            if (cache != null) {
                caches.meet(thread, cache);
            }
        }
    }

    @Override
    public int cacheThread(PlacePeek place) {
        boolean cached = place.handle != -1 && place.maxLength <= setup.maxCachedCapacity();
        return cached ? caches.thread(place.cache) : 0;
    }

    @Override
    public boolean trim() {
        return allocator.trimCurrentThreadCache();
    }

    @Override
    public String stats() {
        return allocator.dumpStats();
    }
}
