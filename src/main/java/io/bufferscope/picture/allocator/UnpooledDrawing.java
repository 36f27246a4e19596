package io.bufferscope.picture.allocator;

import io.bufferscope.picture.ByteSize;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Style;
import io.bufferscope.picture.TextMetrics;
import io.bufferscope.trace.pool.PoolBuffer;
import io.bufferscope.trace.pool.UnpooledPool;
import java.util.List;

/// The drawing of an `UnpooledByteBufAllocator`: every live buffer as memory of its own.
record UnpooledDrawing(Sheet sheet, UnpooledPool pool) {

    private static final double BAR = 18;
    private static final int MOST = 40;

    double draw(List<Shape> shapes, double top) {
        Board board = new Board();
        String facts = sheet.say(
                "pool.pic.unpooled",
                ByteSize.of(pool.counters().usedHeap()),
                ByteSize.of(pool.counters().usedDirect()));
        double right = sheet.view().width() - Sheet.RIGHT;
        double y = board.heading("pool", top, right, "UnpooledByteBufAllocator", facts) + 8;
        shapes.add(board.group("pool:" + pool.id(), "UnpooledByteBufAllocator, " + facts));
        y = kind(shapes, true, y);
        return kind(shapes, false, y);
    }

    private double kind(List<Shape> shapes, boolean direct, double top) {
        List<PoolBuffer> buffers = sheet.scene().buffers().stream()
                .filter(it -> it.pool() == pool.id() && it.parent() == 0 && it.direct() == direct)
                .toList();
        Board board = new Board();
        String id = direct ? "direct" : "heap";
        String title = sheet.say(direct ? "pool.pic.direct" : "pool.pic.heap");
        String facts = sheet.say("pool.pic.unpooled.count", buffers.size());
        double y = board.heading(id, top, sheet.view().width() - Sheet.RIGHT, title, facts) + 4;
        long largest = buffers.stream().mapToLong(PoolBuffer::length).max().orElse(1);
        for (PoolBuffer buffer : buffers.stream().limit(MOST).toList()) {
            bar(board, buffer, y, Math.max(4, (sheet.room() - 140) * buffer.length() / Math.max(1, largest)));
            y += BAR + 4;
        }
        if (buffers.size() > MOST) {
            y = board.lines(id + "/more", Style.FAINT, y, sheet.room(), "+" + (buffers.size() - MOST), 11);
        }
        if (direct) {
            y = board.lines(id + "/freed", Style.FAINT, y, sheet.room(), sheet.say("pool.pic.unpooled.freed"), 12);
        }
        shapes.add(board.group(id, title + ", " + facts));
        return y + 12;
    }

    private void bar(Board board, PoolBuffer buffer, double y, double width) {
        String id = "buffer:" + buffer.id();
        String words = Sheet.name(buffer) + " " + ByteSize.of(buffer.length());
        board.rect(id, Places.style(buffer), Sheet.LEFT, y, width, BAR, Places.sentence(sheet, buffer));
        boolean inside = TextMetrics.mono(words, 11) <= width - 8;
        board.mono(id + "/words", Style.TEXT, inside ? Sheet.LEFT + 5 : Sheet.LEFT + width + 6, y + 13, words, 11);
        if (sheet.isPlaced(buffer)) {
            board.rect(id + "/outline", Style.POOL_NEW, Sheet.LEFT, y, width, BAR, "");
        }
    }
}
