package io.bufferscope.trace.pool.stop;

import io.bufferscope.trace.pool.AdaptiveChunk;
import io.bufferscope.trace.pool.AdaptivePool;
import io.bufferscope.trace.pool.Arena;
import io.bufferscope.trace.pool.ArenaCounters;
import io.bufferscope.trace.pool.Chunk;
import io.bufferscope.trace.pool.ChunkList;
import io.bufferscope.trace.pool.Pool;
import io.bufferscope.trace.pool.PoolScene;
import io.bufferscope.trace.pool.PooledPool;
import io.bufferscope.trace.pool.stop.Meeting.What;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/// What happened to chunks from one state to the next.
final class ChunkEvents {

    private ChunkEvents() {}

    static @Nullable Meeting crossing(PoolScene before, PoolScene after) {
        Map<Integer, String> lists = new HashMap<>();
        pooled(before)
                .forEach(arena -> arena.lists()
                        .forEach(list -> list.chunks().forEach(chunk -> lists.put(chunk.id(), list.name()))));
        for (Arena arena : pooled(after)) {
            for (ChunkList list : arena.lists()) {
                for (Chunk chunk : list.chunks()) {
                    String old = lists.get(chunk.id());
                    if (old != null && !old.equals(list.name())) {
                        return Meeting.of(What.CROSSED, chunk.id(), old, list.name(), chunk.usage());
                    }
                }
            }
        }
        return null;
    }

    static @Nullable Meeting made(PoolScene before, PoolScene after) {
        Map<Integer, Integer> old = chunks(before);
        for (Map.Entry<Integer, Integer> chunk : chunks(after).entrySet()) {
            if (!old.containsKey(chunk.getKey())) {
                return Meeting.of(What.MADE, chunk.getKey(), chunk.getValue());
            }
        }
        return counted(before, after, ArenaCounters::chunkAllocations) > 0 ? Meeting.of(What.MADE_AND_GONE) : null;
    }

    static @Nullable Meeting destroyed(PoolScene before, PoolScene after) {
        Map<Integer, Integer> now = chunks(after);
        for (Pool pool : before.pools()) {
            Pool same = after.pool(pool.id());
            for (int chunk : chunks(pool).keySet()) {
                if (same != null && !now.containsKey(chunk)) {
                    return Meeting.of(same instanceof PooledPool ? What.DESTROYED : What.NOT_SEEN, chunk);
                }
            }
        }
        return counted(before, after, ArenaCounters::chunkDeallocations) > 0 ? Meeting.of(What.DESTROYED_UNSEEN) : null;
    }

    private static List<Arena> pooled(PoolScene scene) {
        return scene.pools().stream()
                .filter(PooledPool.class::isInstance)
                .flatMap(pool -> ((PooledPool) pool).arenas().stream())
                .toList();
    }

    /// Sizes of all chunks by their ids.
    private static Map<Integer, Integer> chunks(PoolScene scene) {
        Map<Integer, Integer> chunks = new HashMap<>();
        scene.pools().forEach(pool -> chunks.putAll(chunks(pool)));
        return chunks;
    }

    private static Map<Integer, Integer> chunks(Pool pool) {
        Map<Integer, Integer> chunks = new HashMap<>();
        if (pool instanceof PooledPool pooled) {
            pooled.chunks().forEach(chunk -> chunks.put(chunk.id(), chunk.size()));
        } else if (pool instanceof AdaptivePool adaptive) {
            for (AdaptiveChunk chunk : adaptive.chunks()) {
                chunks.put(chunk.id(), chunk.capacity());
            }
        }
        return chunks;
    }

    /// How much more Netty counts, in the allocators that are in both.
    private static long counted(PoolScene before, PoolScene after, ToLongFunction<ArenaCounters> of) {
        long more = 0;
        for (Pool pool : after.pools()) {
            if (pool instanceof PooledPool now && before.pool(pool.id()) instanceof PooledPool old) {
                more += sum(now, of) - sum(old, of);
            }
        }
        return more;
    }

    private static long sum(PooledPool pool, ToLongFunction<ArenaCounters> of) {
        return pool.arenas().stream().map(Arena::counters).mapToLong(of).sum();
    }
}
