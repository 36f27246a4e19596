package io.bufferscope.trace;

import io.bufferscope.trace.pool.Arena;
import io.bufferscope.trace.pool.ArenaCounters;
import io.bufferscope.trace.pool.CacheEntry;
import io.bufferscope.trace.pool.CacheRegion;
import io.bufferscope.trace.pool.Certainty;
import io.bufferscope.trace.pool.Chunk;
import io.bufferscope.trace.pool.ChunkList;
import io.bufferscope.trace.pool.HugeChunk;
import io.bufferscope.trace.pool.Run;
import io.bufferscope.trace.pool.Subpage;
import io.bufferscope.trace.pool.ThreadCache;
import java.util.ArrayList;
import java.util.List;

/// The reader of the parts of pooled allocators: arenas, chunks, subpages, thread caches.
///
/// @param in where the part is read from
record ChunkPartReader(PartInput in) {

    private static final int PAGE_SHIFT = 49;
    private static final int PAGES_SHIFT = 34;
    private static final long USED = 1L << 33;
    private static final long SUBPAGE = 1L << 32;

    PoolAssembly.BareArena arena(PoolPart.Key key) throws TraceFormatException {
        int threads = in.n();
        long spare = in.u();
        ArenaCounters counters =
                new ArenaCounters(in.u(), in.u(), in.u(), in.u(), in.u(), in.u(), in.u(), in.u(), in.u(), in.u());
        List<PoolAssembly.BareList> lists = in.list(ChunkPartReader::list);
        List<HugeChunk> huge = in.list(it -> new HugeChunk(it.n(), it.z(), it.n()));
        Arena bare = new Arena(key.b() == 1, key.c(), threads, List.of(), huge, spare, counters);
        return new PoolAssembly.BareArena(bare, lists);
    }

    private static PoolAssembly.BareList list(PartInput in) throws TraceFormatException {
        ChunkList bare = new ChunkList(in.text(), in.n(), in.n(), (int) in.z(), (int) in.z(), List.of());
        return new PoolAssembly.BareList(bare, in.list(PartInput::n));
    }

    /// A chunk without its subpages.
    Chunk chunk(int id) throws TraceFormatException {
        long identity = in.z();
        int size = in.n();
        int free = in.n();
        int usage = in.n();
        long pinned = in.z();
        return new Chunk(id, identity, size, free, usage, pinned, runs(), List.of());
    }

    private List<Run> runs() throws TraceFormatException {
        List<Run> runs = new ArrayList<>();
        int count = in.n();
        int page = 0;
        for (int i = 0; i < count; i++) {
            Run.Kind kind = in.one(Run.Kind.values());
            int pages = in.n();
            runs.add(new Run(page, pages, kind, handle(kind, page, pages)));
            page += pages;
        }
        return List.copyOf(runs);
    }

    private static long handle(Run.Kind kind, long page, long pages) {
        long place = page << PAGE_SHIFT | pages << PAGES_SHIFT;
        return switch (kind) {
            case FREE -> place;
            case USED -> place | USED;
            case SUBPAGE -> place | USED | SUBPAGE;
            case UNDIVIDED -> -1;
        };
    }

    Subpage subpage(int firstPage) throws TraceFormatException {
        int pages = in.n();
        int size = in.n();
        int elements = in.n();
        int available = in.n();
        int next = (int) in.z();
        int place = (int) in.z();
        return new Subpage(firstPage, pages, size, elements, available, in.bits(elements), next, place);
    }

    /// A thread cache without its regions.
    ThreadCache cache(int thread) throws TraceFormatException {
        return new ThreadCache(
                thread,
                in.text(),
                in.flag(),
                in.flag(),
                (int) in.z(),
                (int) in.z(),
                in.n(),
                in.n(),
                List.of(),
                in.one(Certainty.values()));
    }

    CacheRegion region() throws TraceFormatException {
        return new CacheRegion(
                in.flag(), in.flag(), in.n(), in.n(), in.n(), in.list(it -> new CacheEntry(it.n(), it.z())));
    }
}
