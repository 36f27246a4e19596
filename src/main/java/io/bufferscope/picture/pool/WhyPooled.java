package io.bufferscope.picture.pool;

import io.bufferscope.picture.pool.Decision.Place;
import io.bufferscope.trace.pool.Arena;
import io.bufferscope.trace.pool.CacheEntry;
import io.bufferscope.trace.pool.CacheRegion;
import io.bufferscope.trace.pool.Certainty;
import io.bufferscope.trace.pool.Chunk;
import io.bufferscope.trace.pool.ChunkList;
import io.bufferscope.trace.pool.Handle;
import io.bufferscope.trace.pool.PoolBuffer;
import io.bufferscope.trace.pool.PooledPool;
import io.bufferscope.trace.pool.SizeTable;
import io.bufferscope.trace.pool.Subpage;
import io.bufferscope.trace.pool.ThreadCache;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Why a pooled buffer lies where it lies.
///
/// @param before the allocator at the step before; null if it was not there
/// @param after the allocator at the step
record WhyPooled(@Nullable PooledPool before, PooledPool after, Chain chain) {

    void tell(PoolBuffer buffer) {
        SizeTable sizes = after.sizes();
        if (after.certainty() != Certainty.EXACT || before != null && before.certainty() != Certainty.EXACT) {
            boolean fields = after.certainty() == Certainty.NOT_OBSERVABLE;
            chain.unknown(fields ? "why.unknown.fields" : "why.unknown.others");
            return;
        }
        int size = Math.max(buffer.requested(), resized(buffer));
        int index = sizes.indexOf(size);
        if (index >= sizes.count()) {
            chain.seen("why.huge", size, after.settings().chunkSize());
            return;
        }
        int rounded = sizes.sizes().get(index);
        chain.seen("why.rounded", size, rounded, index + 1, sizes.count(), rounded - size);
        if (buffer.handle() == -1 || rounded != buffer.maxLength()) {
            chain.unknown("why.unknown.place");
            return;
        }
        place(buffer, index, rounded);
    }

    /// A buffer that was resized asked for more than it did at first.
    private static int resized(PoolBuffer buffer) {
        return buffer.length();
    }

    private void place(PoolBuffer buffer, int index, int size) {
        Arena arena = arena(buffer);
        if (arena == null) {
            chain.unknown("why.unknown.place");
            return;
        }
        chain.seen("why.arena", name(buffer), arena.name());
        if (cached(buffer, index, size)) {
            return;
        }
        Arena old = before == null ? null : before.arena(arena.direct(), arena.index());
        if (after.sizes().small(index)) {
            small(buffer, old, arena, index, size);
        } else {
            run(buffer, old, arena, size, after.sizes().pages(index));
        }
    }

    private @Nullable Arena arena(PoolBuffer buffer) {
        return after.arenas().stream()
                .filter(arena -> arena.chunks().anyMatch(chunk -> chunk.id() == buffer.chunk()))
                .findFirst()
                .orElse(null);
    }

    private String name(PoolBuffer buffer) {
        ThreadCache cache = after.cache(buffer.thread());
        return cache == null ? Integer.toString(buffer.thread()) : cache.threadName();
    }

    /// Tells of the thread's cache; true if it gave the buffer.
    private boolean cached(PoolBuffer buffer, int index, int size) {
        ThreadCache now = after.cache(buffer.thread());
        if (now == null) {
            chain.unknown("why.unknown.cache");
            return false;
        }
        if (!now.caching()) {
            boolean off =
                    after.settings().smallCacheSize() == 0 && after.settings().normalCacheSize() == 0;
            chain.seen(off ? "why.cache.off" : "why.cache.plain", now.threadName());
            return false;
        }
        if (region(now, buffer, index, size) == null) {
            chain.seen("why.cache.large", size, after.settings().maxCachedCapacity());
            return false;
        }
        ThreadCache old = before == null ? null : before.cache(buffer.thread());
        CacheRegion region = old == null ? null : region(old, buffer, index, size);
        if (region == null || region.entries().isEmpty()) {
            chain.seen("why.cache.miss", now.threadName(), size);
            return false;
        }
        return hit(buffer, region, now.threadName(), size);
    }

    private boolean hit(PoolBuffer buffer, CacheRegion region, String thread, int size) {
        CacheEntry first = region.entries().getFirst();
        if (first.chunk() == buffer.chunk() && first.handle() == buffer.handle()) {
            Handle handle = new Handle(first.handle());
            Place place = new Place(first.chunk(), handle.firstPage(), handle.subpage() ? handle.element() : -1);
            chain.derived(place, "why.cache.hit", thread, region.entries().size(), size);
        } else {
            chain.unknown("why.unknown.cache");
        }
        return true;
    }

    private @Nullable CacheRegion region(ThreadCache cache, PoolBuffer buffer, int index, int size) {
        return cache.regions().stream()
                .filter(it -> it.direct() == buffer.direct() && it.size() == size)
                .filter(it -> it.small() == after.sizes().small(index))
                .findFirst()
                .orElse(null);
    }

    private void small(PoolBuffer buffer, @Nullable Arena old, Arena arena, int index, int size) {
        Chunk chunk = old == null ? null : headChunk(old, size);
        Subpage head = chunk == null ? null : head(chunk, size);
        Handle handle = new Handle(buffer.handle());
        if (chunk == null || head == null) {
            int pages = after.sizes().pages(index);
            int elements = pages * after.settings().pageSize() / size;
            chain.seen("why.subpage.new", size, pages, elements);
            run(buffer, old, arena, size, pages);
            chain.seenAt(new Place(buffer.chunk(), handle.firstPage(), handle.element()), "why.subpage.zero");
            return;
        }
        int element =
                head.nextAvailable() >= 0 ? head.nextAvailable() : head.used().firstClear();
        if (chunk.id() != buffer.chunk() || head.firstPage() != handle.firstPage() || element != handle.element()) {
            chain.unknown("why.unknown.place");
            return;
        }
        Place page = new Place(chunk.id(), head.firstPage(), -1);
        chain.derived(page, "why.subpage.head", size, head.firstPage(), chunk.id(), head.available(), head.elements());
        String key = head.nextAvailable() >= 0 ? "why.subpage.last" : "why.subpage.first";
        chain.derived(new Place(chunk.id(), head.firstPage(), element), key, element);
    }

    private static @Nullable Chunk headChunk(Arena arena, int size) {
        return arena.chunks()
                .filter(chunk -> head(chunk, size) != null)
                .findFirst()
                .orElse(null);
    }

    private static @Nullable Subpage head(Chunk chunk, int size) {
        return chunk.subpages().stream()
                .filter(it -> it.elementSize() == size && it.place() == 0)
                .min(Comparator.comparingInt(Subpage::place))
                .orElse(null);
    }

    private void run(PoolBuffer buffer, @Nullable Arena old, Arena arena, int size, int pages) {
        List<ChunkList> lists = old == null ? List.of() : old.lists();
        RunSearch search = new RunSearch(after.sizes(), after.settings().chunkSize(), size, pages);
        search.tell(lists, buffer.chunk(), new Handle(buffer.handle()).firstPage(), chain);
        moved(buffer.chunk(), old, arena);
    }

    private void moved(int chunk, @Nullable Arena old, Arena arena) {
        ChunkList from = old == null ? null : RunSearch.list(old.lists(), chunk);
        ChunkList to = RunSearch.list(arena.lists(), chunk);
        Chunk now = after.chunk(chunk);
        if (from != null && to != null && now != null && !from.name().equals(to.name())) {
            chain.seenAt(new Place(chunk, -1, -1), "why.moved", now.usage(), chunk, from.name(), to.name());
        }
    }
}
