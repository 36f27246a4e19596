package io.bufferscope.trace.pool.stop;

import io.bufferscope.trace.pool.Pool;
import io.bufferscope.trace.pool.PoolScene;
import io.bufferscope.trace.pool.PooledPool;
import io.bufferscope.trace.pool.ThreadCache;
import io.bufferscope.trace.pool.stop.Meeting.What;
import org.jspecify.annotations.Nullable;

/// What happened to thread caches from one state to the next.
final class CacheEvents {

    private CacheEvents() {}

    static @Nullable Meeting miss(PoolScene before, PoolScene after) {
        for (Pool pool : after.pools()) {
            if (pool instanceof PooledPool now) {
                PooledPool old = before.pool(pool.id()) instanceof PooledPool same ? same : null;
                for (ThreadCache cache : now.caches()) {
                    int misses = misses(old == null ? null : old.cache(cache.thread()), cache);
                    if (misses > 0) {
                        return Meeting.of(What.MISSED, cache.threadName(), misses);
                    }
                }
            }
        }
        return null;
    }

    /// Allocations that asked in vain since; a cache that was trimmed in between counts from there on.
    private static int misses(@Nullable ThreadCache old, ThreadCache now) {
        if (!now.caching()) {
            return 0;
        }
        if (old == null || now.uses() < old.uses()) {
            return now.misses();
        }
        int uses = now.uses() - old.uses();
        return now.hits() < old.hits() ? 0 : uses - (now.hits() - old.hits());
    }
}
