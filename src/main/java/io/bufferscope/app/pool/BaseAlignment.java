package io.bufferscope.app.pool;

import io.bufferscope.trace.pool.Arena;
import io.bufferscope.trace.pool.PooledPool;

/// What the addresses of an allocator's direct chunks have in common.
final class BaseAlignment {

    private BaseAlignment() {}

    /// The largest power of two that all of them are multiples of; 0 if there is no such chunk.
    static long of(PooledPool pool) {
        return pool.arenas().stream()
                .filter(Arena::direct)
                .flatMap(Arena::chunks)
                .filter(chunk -> chunk.identity() > 0)
                .mapToLong(chunk -> Long.lowestOneBit(chunk.identity()))
                .min()
                .orElse(0);
    }
}
