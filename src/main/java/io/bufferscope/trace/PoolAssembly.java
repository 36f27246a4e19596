package io.bufferscope.trace;

import io.bufferscope.trace.pool.AdaptiveChunk;
import io.bufferscope.trace.pool.AdaptivePool;
import io.bufferscope.trace.pool.AdaptiveSettings;
import io.bufferscope.trace.pool.Arena;
import io.bufferscope.trace.pool.CacheRegion;
import io.bufferscope.trace.pool.Certainty;
import io.bufferscope.trace.pool.Chunk;
import io.bufferscope.trace.pool.ChunkList;
import io.bufferscope.trace.pool.MagazineGroup;
import io.bufferscope.trace.pool.Pool;
import io.bufferscope.trace.pool.PoolCounters;
import io.bufferscope.trace.pool.PooledPool;
import io.bufferscope.trace.pool.PooledSettings;
import io.bufferscope.trace.pool.SizeTable;
import io.bufferscope.trace.pool.ThreadCache;
import io.bufferscope.trace.pool.UnpooledPool;
import java.util.ArrayList;
import java.util.List;

/// The putting together of allocators from their parts.
///
/// @param parts the parts
/// @param chunks the chunks put together before
record PoolAssembly(PoolParts parts, ChunkParts chunks) {

    private static final Counted NOTHING = new Counted(PoolCounters.UNKNOWN, Certainty.NOT_OBSERVABLE, List.of());

    List<Pool> pools() throws TraceFormatException {
        List<Pool> pools = new ArrayList<>();
        for (Built built : parts.all(PoolPart.POOL, Built.class)) {
            Counted counted = parts.one(new PoolPart.Key(PoolPart.COUNTERS, built.id, 0, 0), NOTHING);
            pools.add(
                    switch (built.settings) {
                        case Pooled pooled -> pooled(built, pooled, counted);
                        case Adaptive adaptive -> adaptive(built, adaptive, counted);
                        case Unpooled unpooled ->
                            new UnpooledPool(
                                    built.id,
                                    built.className,
                                    built.label,
                                    unpooled.preferDirect,
                                    counted.counters,
                                    counted.certainty,
                                    counted.missing);
                    });
        }
        return List.copyOf(pools);
    }

    private PooledPool pooled(Built built, Pooled pooled, Counted counted) throws TraceFormatException {
        List<Arena> arenas = new ArrayList<>();
        for (BareArena arena : parts.all(PoolPart.ARENA, built.id, BareArena.class)) {
            arenas.add(arena(arena, built.id));
        }
        return new PooledPool(
                built.id,
                built.className,
                built.label,
                pooled.settings,
                counted.counters,
                counted.certainty,
                counted.missing,
                pooled.sizes,
                List.copyOf(arenas),
                caches(built.id));
    }

    private Arena arena(BareArena bare, int pool) throws TraceFormatException {
        List<ChunkList> lists = new ArrayList<>();
        for (BareList list : bare.lists) {
            List<Chunk> members = new ArrayList<>();
            for (int chunk : list.chunks) {
                members.add(chunks.chunk(parts, pool, chunk));
            }
            ChunkList l = list.list;
            lists.add(new ChunkList(
                    l.name(), l.minUsage(), l.maxUsage(), l.freeMin(), l.freeMax(), List.copyOf(members)));
        }
        Arena a = bare.arena;
        return new Arena(
                a.direct(), a.index(), a.threads(), List.copyOf(lists), a.huge(), a.spareBytes(), a.counters());
    }

    private List<ThreadCache> caches(int pool) {
        return parts.all(PoolPart.CACHE, pool, ThreadCache.class).stream()
                .map(cache -> cache(cache, parts.all(PoolPart.REGION, pool, cache.thread(), CacheRegion.class)))
                .toList();
    }

    private static ThreadCache cache(ThreadCache bare, List<CacheRegion> regions) {
        return new ThreadCache(
                bare.thread(),
                bare.threadName(),
                bare.fast(),
                bare.caching(),
                bare.heapArena(),
                bare.directArena(),
                bare.uses(),
                bare.trimInterval(),
                regions,
                bare.certainty());
    }

    private AdaptivePool adaptive(Built built, Adaptive adaptive, Counted counted) {
        return new AdaptivePool(
                built.id,
                built.className,
                built.label,
                adaptive.settings,
                counted.counters,
                counted.certainty,
                counted.missing,
                parts.all(PoolPart.GROUP, built.id, MagazineGroup.class),
                parts.all(PoolPart.ADAPTIVE_CHUNK, built.id, AdaptiveChunk.class));
    }

    /// How an allocator was built: what [PoolPart#POOL] holds.
    record Built(int id, String className, String label, Settings settings) {}

    /// What only one kind of allocator has.
    sealed interface Settings {}

    record Pooled(PooledSettings settings, SizeTable sizes) implements Settings {}

    record Adaptive(AdaptiveSettings settings) implements Settings {}

    record Unpooled(boolean preferDirect) implements Settings {}

    /// What [PoolPart#COUNTERS] holds.
    record Counted(PoolCounters counters, Certainty certainty, List<String> missing) {}

    /// An arena whose lists are empty, beside the lists.
    record BareArena(Arena arena, List<BareList> lists) {}

    /// A list without chunks, beside the ids of its chunks.
    record BareList(ChunkList list, List<Integer> chunks) {}
}
