package io.bufferscope.picture.pool;

import io.bufferscope.picture.pool.Decision.Place;
import io.bufferscope.trace.pool.Arena;
import io.bufferscope.trace.pool.Chunk;
import io.bufferscope.trace.pool.ChunkList;
import io.bufferscope.trace.pool.Run;
import io.bufferscope.trace.pool.SizeTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Netty's search for a run of pages, done again on the state before.
///
/// @param sizes the size classes
/// @param chunkSize bytes of a chunk
/// @param size bytes of the size class
/// @param pages pages that are needed
record RunSearch(SizeTable sizes, int chunkSize, int size, int pages) {

    /// Tells the search, if it ends where the buffer lies.
    ///
    /// @param lists the arena's lists before; empty if the arena was not there
    /// @param chunk the chunk that the buffer lies in
    /// @param page first page of its run
    void tell(List<ChunkList> lists, int chunk, int page, Chain chain) {
        Found found = find(lists);
        if (found == null) {
            fresh(lists, chunk, chain);
            return;
        }
        if (found.chunk.id() != chunk || found.run.firstPage() != page) {
            chain.unknown("why.unknown.place");
            return;
        }
        passed(lists, found.list.name(), chain);
        chain.derived(new Place(chunk, -1, -1), "why.list.found", found.list.name(), chunk, pages);
        Place place = new Place(chunk, page, -1);
        chain.derived(place, "why.run", found.run.pages(), page, pages);
    }

    /// No chunk could serve, so it must be a chunk that was not there before.
    private void fresh(List<ChunkList> lists, int chunk, Chain chain) {
        if (list(lists, chunk) != null) {
            chain.unknown("why.unknown.place");
            return;
        }
        passed(lists, "", chain);
        chain.derived(new Place(chunk, 0, -1), "why.chunk.new", chunk, chunkSize);
    }

    /// Tells the lists that were searched in vain, up to one; neighbouring empty ones at once.
    private void passed(List<ChunkList> lists, String until, Chain chain) {
        List<String> empty = new ArrayList<>();
        for (String name : Arena.SEARCH_ORDER) {
            ChunkList list = named(lists, name);
            if (name.equals(until)) {
                break;
            }
            if (list == null || list.chunks().isEmpty()) {
                empty.add(name);
            } else {
                tellEmpty(empty, chain);
                boolean takes = takes(list);
                chain.derived(Place.NONE, takes ? "why.list.full" : "why.list.small", name, takes ? pages : size);
            }
        }
        tellEmpty(empty, chain);
    }

    private static void tellEmpty(List<String> empty, Chain chain) {
        if (!empty.isEmpty()) {
            chain.seen("why.list.empty", String.join(" ", empty));
            empty.clear();
        }
    }

    private @Nullable Found find(List<ChunkList> lists) {
        for (String name : Arena.SEARCH_ORDER) {
            ChunkList list = named(lists, name);
            if (list != null && takes(list)) {
                for (Chunk chunk : list.chunks()) {
                    Run run = best(chunk);
                    if (run != null) {
                        return new Found(list, chunk, run);
                    }
                }
            }
        }
        return null;
    }

    /// Whether a list is searched at all: its chunks have at most this much free.
    private boolean takes(ChunkList list) {
        return size <= chunkSize * (100L - list.minUsage()) / 100;
    }

    /// The free run of the smallest class of pages that fits, the lowest of several.
    private @Nullable Run best(Chunk chunk) {
        int wanted = ceiling(pages);
        return chunk.runs().stream()
                .filter(run -> run.kind() == Run.Kind.FREE && floor(run.pages()) >= wanted)
                .min(Comparator.<Run>comparingInt(run -> floor(run.pages())).thenComparingInt(Run::firstPage))
                .orElse(null);
    }

    /// The first class of whole pages that has so many.
    private int ceiling(int count) {
        List<Integer> classes = classes();
        int index = 0;
        while (index < classes.size() && classes.get(index) < count) {
            index++;
        }
        return index;
    }

    /// The last class of whole pages that has not more.
    private int floor(int count) {
        List<Integer> classes = classes();
        int index = classes.size() - 1;
        while (index >= 0 && classes.get(index) > count) {
            index--;
        }
        return index;
    }

    private List<Integer> classes() {
        return sizes.sizes().stream()
                .filter(bytes -> bytes % sizes.pageSize() == 0)
                .map(bytes -> bytes / sizes.pageSize())
                .toList();
    }

    private static @Nullable ChunkList named(List<ChunkList> lists, String name) {
        return lists.stream()
                .filter(list -> list.name().equals(name))
                .findFirst()
                .orElse(null);
    }

    /// The list that a chunk is in, or null.
    static @Nullable ChunkList list(List<ChunkList> lists, int chunk) {
        return lists.stream()
                .filter(list -> list.chunks().stream().anyMatch(it -> it.id() == chunk))
                .findFirst()
                .orElse(null);
    }

    /// Where the search ended.
    private record Found(ChunkList list, Chunk chunk, Run run) {}
}
