package io.bufferscope.probe.pool;

import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The runs of pages of which it is known that one buffer or one cache entry has them.
final class KnownRuns {

    private static final int PAGE_SHIFT = 49;
    private static final int PAGES_SHIFT = 34;
    private static final int PAGES_MASK = 0x7FFF;
    private static final long SUBPAGE = 1L << 32;

    private final Map<Integer, NavigableMap<Integer, Integer>> byChunk = new HashMap<>();

    void clear() {
        byChunk.clear();
    }

    /// Takes a handle, unless it names an element of a subpage.
    void add(int chunk, long handle) {
        if (handle != -1 && (handle & SUBPAGE) == 0) {
            byChunk.computeIfAbsent(chunk, it -> new TreeMap<>())
                    .put((int) (handle >>> PAGE_SHIFT), (int) (handle >>> PAGES_SHIFT) & PAGES_MASK);
        }
    }

    /// Pages of the run that begins at a page, or 0.
    int pagesAt(int chunk, int page) {
        NavigableMap<Integer, Integer> runs = byChunk.get(chunk);
        return runs == null ? 0 : runs.getOrDefault(page, 0);
    }

    /// First page of the next run after a page; `end` if there is none before.
    int next(int chunk, int page, int end) {
        NavigableMap<Integer, Integer> runs = byChunk.get(chunk);
        @Nullable Integer next = runs == null ? null : runs.higherKey(page);
        return next == null ? end : Math.min(next, end);
    }
}
