package io.bufferscope.picture.pool;

import io.bufferscope.picture.pool.Decision.Place;
import io.bufferscope.trace.pool.CacheRegion;
import io.bufferscope.trace.pool.Chunk;
import io.bufferscope.trace.pool.ChunkList;
import io.bufferscope.trace.pool.Handle;
import io.bufferscope.trace.pool.Pool;
import io.bufferscope.trace.pool.PoolBuffer;
import io.bufferscope.trace.pool.PoolScene;
import io.bufferscope.trace.pool.PooledPool;
import io.bufferscope.trace.pool.ThreadCache;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Where a released buffer's place went.
///
/// @param before the scene at the step before
/// @param after the scene at the step
/// @param pool the allocator after the step
record WhyReleased(PoolScene before, PoolScene after, Pool pool, Chain chain) {

    void tell(PoolBuffer buffer) {
        PoolBuffer now = after.buffer(buffer.id());
        if (now != null) {
            chain.seen("why.release.held", now.refCnt());
        } else if (!(pool instanceof PooledPool pooled)) {
            chain.seen("why.release.back");
        } else if (buffer.handle() == -1) {
            chain.seen("why.release.huge", buffer.maxLength());
        } else {
            pooled(buffer, pooled);
        }
    }

    private void pooled(PoolBuffer buffer, PooledPool now) {
        Handle handle = new Handle(buffer.handle());
        Place place = new Place(buffer.chunk(), handle.firstPage(), handle.subpage() ? handle.element() : -1);
        ThreadCache keeper = keeper(buffer, now);
        if (keeper != null) {
            long entries = entries(keeper, buffer);
            chain.seenAt(place, "why.release.cached", keeper.threadName(), entries, buffer.maxLength());
            return;
        }
        Chunk chunk = now.chunk(buffer.chunk());
        if (chunk == null) {
            chain.seen("why.release.destroyed", buffer.chunk());
            return;
        }
        chain.seenAt(place, "why.release.freed", buffer.maxLength(), buffer.chunk());
        moved(chunk, now);
    }

    /// The cache that has the place now.
    private static @Nullable ThreadCache keeper(PoolBuffer buffer, PooledPool now) {
        return now.caches().stream()
                .filter(it -> entries(it, buffer) > 0)
                .findFirst()
                .orElse(null);
    }

    /// Entries of the size class in which the place is, or 0.
    private static long entries(ThreadCache cache, PoolBuffer buffer) {
        for (CacheRegion region : cache.regions()) {
            boolean here = region.entries().stream()
                    .anyMatch(it -> it.chunk() == buffer.chunk() && it.handle() == buffer.handle());
            if (here) {
                return region.entries().size();
            }
        }
        return 0;
    }

    private void moved(Chunk chunk, PooledPool now) {
        if (before.pool(pool.id()) instanceof PooledPool old) {
            ChunkList from = list(old, chunk.id());
            ChunkList to = list(now, chunk.id());
            if (from != null && to != null && !from.name().equals(to.name())) {
                Place place = new Place(chunk.id(), -1, -1);
                chain.seenAt(place, "why.moved", chunk.usage(), chunk.id(), from.name(), to.name());
            }
        }
    }

    private static @Nullable ChunkList list(PooledPool of, int chunk) {
        List<ChunkList> lists =
                of.arenas().stream().flatMap(arena -> arena.lists().stream()).toList();
        return RunSearch.list(lists, chunk);
    }
}
