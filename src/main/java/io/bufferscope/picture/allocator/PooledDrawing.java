package io.bufferscope.picture.allocator;

import io.bufferscope.picture.ByteSize;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Style;
import io.bufferscope.picture.TextMetrics;
import io.bufferscope.trace.pool.Arena;
import io.bufferscope.trace.pool.Chunk;
import io.bufferscope.trace.pool.Occupancy;
import io.bufferscope.trace.pool.PooledPool;
import io.bufferscope.trace.pool.PooledSettings;
import io.bufferscope.trace.pool.Subpage;
import java.util.List;

/// The drawing of a `PooledByteBufAllocator`, from its arenas down to the elements of a subpage.
record PooledDrawing(Sheet sheet, PooledPool pool) {

    private static final double CHIP = 24;
    private static final double BETWEEN = 14;

    /// Draws it and returns the y below it.
    double draw(List<Shape> shapes, double top) {
        Choice choice = Choice.of(sheet, pool);
        double y = head(shapes, choice, top);
        Arena arena = choice.arena();
        if (arena == null) {
            return y;
        }
        y = new ListBoxes(sheet, pool, arena, choice).draw(shapes, y) + BETWEEN;
        Occupancy occupancy = Occupancy.of(sheet.scene(), pool);
        Chunk chunk = choice.chunk();
        if (chunk != null) {
            y = new PageMap(sheet, pool, chunk, occupancy, choice).draw(shapes, y) + BETWEEN;
            Subpage subpage = choice.subpage();
            if (subpage != null) {
                y = new ElementRow(sheet, pool, chunk, subpage, occupancy).draw(shapes, y) + BETWEEN;
            }
        }
        y = new HugeBars(sheet, arena).draw(shapes, y);
        return new CacheBars(sheet, pool, arena).draw(shapes, y);
    }

    private double head(List<Shape> shapes, Choice choice, double top) {
        Board board = new Board();
        PooledSettings settings = pool.settings();
        String facts = sheet.say(
                "pool.pic.pooled",
                ByteSize.of(settings.pageSize()),
                ByteSize.of(settings.chunkSize()),
                settings.maxOrder(),
                settings.heapArenas(),
                settings.directArenas(),
                pool.sizes().count());
        String title = pool.className().substring(pool.className().lastIndexOf('.') + 1);
        double y = board.heading("pool", top, sheet.view().width() - Sheet.RIGHT, title, facts) + 6;
        if (!pool.missing().isEmpty()) {
            String missing = sheet.say("pool.pic.missing", String.join(", ", pool.missing()));
            y = board.lines("pool/missing", Style.WARNING, y, sheet.room(), missing, 12);
        }
        y = chips(board, choice, y);
        shapes.add(board.group("pool:" + pool.id(), title + ", " + facts));
        return y + BETWEEN;
    }

    private double chips(Board board, Choice choice, double top) {
        double x = Sheet.LEFT;
        double y = top;
        for (Arena arena : pool.arenas()) {
            String words = arena.name() + " " + arena.chunks().count();
            double width = TextMetrics.mono(words, 11.5) + 18;
            if (x > Sheet.LEFT && x + width > sheet.view().width() - Sheet.RIGHT) {
                x = Sheet.LEFT;
                y += CHIP + 6;
            }
            String id = "arena:" + Choice.name(arena);
            String tip =
                    sheet.say("pool.pic.arena", arena.name(), arena.chunks().count(), arena.threads());
            board.round(id, Style.POOL_BOX, x, y, width, CHIP, tip);
            board.mono(id + "/name", Style.TEXT, x + 9, y + 16, words, 11.5);
            if (arena.equals(choice.arena())) {
                board.round(id + "/chosen", Style.POOL_CHOSEN, x, y, width, CHIP, "");
            }
            x += width + 8;
        }
        return y + CHIP;
    }
}
