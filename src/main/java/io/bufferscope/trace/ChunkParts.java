package io.bufferscope.trace;

import io.bufferscope.trace.pool.Chunk;
import io.bufferscope.trace.pool.Subpage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The chunks that were put together and have not changed since, so that an unchanged chunk is the same object from
/// frame to frame.
final class ChunkParts {

    private final Map<Integer, Chunk> whole;

    ChunkParts() {
        this(new HashMap<>());
    }

    private ChunkParts(Map<Integer, Chunk> whole) {
        this.whole = whole;
    }

    ChunkParts copy() {
        return new ChunkParts(new HashMap<>(whole));
    }

    void touch(PoolPart.Key key) {
        if (key.kind() == PoolPart.CHUNK || key.kind() == PoolPart.SUBPAGE) {
            whole.remove(key.b());
        }
    }

    Chunk chunk(PoolParts parts, int pool, int id) throws TraceFormatException {
        Chunk held = whole.get(id);
        if (held == null) {
            held = assemble(parts, pool, id);
            whole.put(id, held);
        }
        return held;
    }

    private static Chunk assemble(PoolParts parts, int pool, int id) throws TraceFormatException {
        Chunk none = new Chunk(id, -1, 0, 0, 0, -1, List.of(), List.of());
        Chunk bare = parts.one(new PoolPart.Key(PoolPart.CHUNK, pool, id, 0), none);
        if (bare == none) {
            throw TraceFormatException.malformed("it names chunk " + id + " before describing it");
        }
        return new Chunk(
                id,
                bare.identity(),
                bare.size(),
                bare.freeBytes(),
                bare.usage(),
                bare.pinnedBytes(),
                bare.runs(),
                parts.all(PoolPart.SUBPAGE, pool, id, Subpage.class));
    }
}
