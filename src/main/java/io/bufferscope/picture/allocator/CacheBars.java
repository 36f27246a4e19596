package io.bufferscope.picture.allocator;

import io.bufferscope.picture.ByteSize;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Style;
import io.bufferscope.trace.pool.Arena;
import io.bufferscope.trace.pool.CacheRegion;
import io.bufferscope.trace.pool.PooledPool;
import io.bufferscope.trace.pool.ThreadCache;
import java.util.List;

/// The thread caches of the threads that are bound to an arena: a bar for each size class that holds something.
record CacheBars(Sheet sheet, PooledPool pool, Arena arena) {

    private static final double COLUMN = 58;
    private static final double FULL = 36;
    private static final int MOST = 8;

    double draw(List<Shape> shapes, double top) {
        double y = top;
        List<ThreadCache> bound = pool.caches().stream().filter(this::isBound).toList();
        for (ThreadCache cache : bound.stream().limit(MOST).toList()) {
            y = cache(shapes, cache, y) + 10;
        }
        return y;
    }

    private boolean isBound(ThreadCache cache) {
        return arena.index() == (arena.direct() ? cache.directArena() : cache.heapArena());
    }

    private double cache(List<Shape> shapes, ThreadCache cache, double top) {
        Board board = new Board();
        String id = "cache:" + cache.thread();
        String title = sheet.say("pool.pic.cache", cache.threadName());
        String facts = facts(cache);
        double y = board.heading(id, top, sheet.view().width() - Sheet.RIGHT, title, facts) + 4;
        List<CacheRegion> filled = cache.regions().stream()
                .filter(region -> region.direct() == arena.direct())
                .filter(region -> !region.entries().isEmpty() || region.hits() > 0)
                .toList();
        int columns = (int) Math.max(1, sheet.room() / COLUMN);
        for (int i = 0; i < filled.size(); i++) {
            int row = i / columns;
            column(board, id, filled.get(i), Sheet.LEFT + i % columns * COLUMN, y + row * (FULL + 34));
        }
        int rows = (filled.size() + columns - 1) / columns;
        y += rows * (FULL + 34);
        shapes.add(board.group(id, title + ", " + facts));
        return y;
    }

    private String facts(ThreadCache cache) {
        if (!cache.caching()) {
            return sheet.say(cache.fast() ? "pool.pic.cache.off" : "pool.pic.cache.plain");
        }
        return sheet.say(
                "pool.pic.cache.facts",
                cache.entries(),
                cache.hits(),
                cache.misses(),
                Math.max(0, cache.trimInterval() - cache.uses()));
    }

    private void column(Board board, String cache, CacheRegion region, double x, double top) {
        String id = cache + "/size:" + region.size();
        int entries = region.entries().size();
        String tip = sheet.say(
                "pool.pic.cache.region", ByteSize.of(region.size()), entries, region.capacity(), region.hits());
        double width = COLUMN - 12;
        double full = Math.max(4, FULL * entries / Math.max(1, region.capacity()));
        board.mono(id + "/count", Style.TEXT, x, top + 11, entries + "/" + region.capacity(), 10);
        board.rect(id, Style.POOL_FREE, x, top + 15, width, FULL, tip);
        if (entries > 0) {
            board.rect(id + "/full", Style.POOL_CACHED, x, top + 15 + FULL - full, width, full, tip);
        }
        board.mono(id + "/words", Style.SMALL, x, top + FULL + 26, ByteSize.of(region.size()), 10);
    }
}
