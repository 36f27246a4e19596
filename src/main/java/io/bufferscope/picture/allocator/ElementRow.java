package io.bufferscope.picture.allocator;

import io.bufferscope.picture.ByteSize;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Style;
import io.bufferscope.trace.pool.Chunk;
import io.bufferscope.trace.pool.Handle;
import io.bufferscope.trace.pool.Occupancy;
import io.bufferscope.trace.pool.PoolBuffer;
import io.bufferscope.trace.pool.PooledPool;
import io.bufferscope.trace.pool.Subpage;
import java.util.List;

/// The elements of one subpage, as its bitmap has them.
record ElementRow(Sheet sheet, PooledPool pool, Chunk chunk, Subpage subpage, Occupancy occupancy) {

    private static final double LEAST = 26;
    private static final double GUTTER = 40;

    double draw(List<Shape> shapes, double top) {
        Board board = new Board();
        String id = id();
        String title = sheet.say("pool.pic.page", subpage.firstPage());
        String facts = facts();
        double y = board.heading(id, top, sheet.view().width() - Sheet.RIGHT, title, facts) + 4;
        int columns = columns();
        double width = (sheet.room() - GUTTER) / columns;
        double height = height();
        for (int element = 0; element < subpage.elements(); element++) {
            double x = Sheet.LEFT + GUTTER + element % columns * width;
            int row = element / columns;
            double rowTop = y + row * (height + 3);
            if (element % columns == 0) {
                String first = Integer.toString(element);
                board.mono(id + "/row:" + first, Style.SMALL, Sheet.LEFT, rowTop + height / 2 + 4, first, 10);
            }
            element(board, element, x, rowTop, width - 2, height);
        }
        int rows = (subpage.elements() + columns - 1) / columns;
        y += rows * (height + 3);
        y = pointer(board, y);
        shapes.add(board.group(id, title + ", " + facts));
        return y;
    }

    private String id() {
        return "chunk:" + chunk.id() + "/sub:" + subpage.firstPage();
    }

    /// A power of two, so that the rows of the bitmap stand below each other.
    private int columns() {
        int most = (int) Math.max(4, (sheet.room() - GUTTER) / LEAST);
        return subpage.elements() <= most ? Math.max(4, subpage.elements()) : Integer.highestOneBit(most);
    }

    private double height() {
        int rows = (subpage.elements() + columns() - 1) / columns();
        return rows == 1 ? 32 : rows <= 4 ? 22 : 14;
    }

    private void element(Board board, int element, double x, double y, double width, double height) {
        Occupancy.Use use = occupancy.of(chunk, subpage, element);
        String id = id() + "/el:" + element;
        long offset = (long) subpage.firstPage() * pool.settings().pageSize() + (long) element * subpage.elementSize();
        String tip = sheet.say("pool.pic.element", element, offset) + " " + Places.sentence(sheet, use);
        board.rect(id, Places.style(use), x, y, width, height, tip);
        if (height > 14) {
            board.plated(id + "/word", Places.style(use), x, width, y + height / 2 + 4, word(use, element), 10);
        }
        if (isPlaced(element)) {
            board.rect(id + "/outline", Style.POOL_NEW, x, y, width, height, "");
        }
    }

    private List<String> word(Occupancy.Use use, int element) {
        String offset = Integer.toString(element * subpage.elementSize());
        PoolBuffer buffer = use.buffer();
        return buffer == null ? List.of(offset) : List.of(Sheet.name(buffer), offset);
    }

    private boolean isPlaced(int element) {
        PoolBuffer buffer = sheet.placed();
        if (buffer == null || buffer.chunk() != chunk.id() || buffer.handle() == -1) {
            return false;
        }
        Handle handle = new Handle(buffer.handle());
        return handle.subpage() && handle.firstPage() == subpage.firstPage() && handle.element() == element;
    }

    private String facts() {
        int cached = 0;
        for (int i = 0; i < subpage.elements(); i++) {
            cached += occupancy.of(chunk, subpage, i).state() == Occupancy.State.CACHED ? 1 : 0;
        }
        int used = subpage.elements() - subpage.available();
        String text = sheet.say(
                "pool.pic.subpage",
                ByteSize.of(subpage.elementSize()),
                subpage.pages(),
                subpage.elements(),
                used - cached,
                cached);
        return subpage.listed() ? text : text + " · " + sheet.say("pool.pic.full");
    }

    private double pointer(Board board, double top) {
        PoolBuffer buffer = sheet.placed();
        if (buffer == null || buffer.handle() == -1 || !isPlaced(new Handle(buffer.handle()).element())) {
            return top;
        }
        String words = sheet.say(
                "pool.pic.landed.element",
                Sheet.name(buffer),
                ByteSize.exact(buffer.requested()),
                ByteSize.of(buffer.maxLength()),
                chunk.id(),
                subpage.firstPage(),
                new Handle(buffer.handle()).element());
        return board.lines("landed", Style.POOL_NEW, top + 4, sheet.room(), "▲ " + words, 12);
    }
}
