package io.bufferscope.picture.allocator;

import io.bufferscope.picture.ByteSize;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Style;
import io.bufferscope.picture.TextMetrics;
import io.bufferscope.trace.pool.AdaptiveChunk;
import io.bufferscope.trace.pool.AdaptivePool;
import io.bufferscope.trace.pool.Magazine;
import io.bufferscope.trace.pool.MagazineGroup;
import io.bufferscope.trace.pool.PoolBuffer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The drawing of an `AdaptiveByteBufAllocator`: magazine groups with their chunks, then chunks that only buffers hold.
record AdaptiveDrawing(Sheet sheet, AdaptivePool pool) {

    /// Names of the kinds of memory in views and ids.
    private static final String HEAP = "heap";

    private static final String DIRECT = "direct";
    private static final double CHIP = 24;
    private static final double BETWEEN = 12;

    double draw(List<Shape> shapes, double top) {
        double y = head(shapes, top);
        Set<Integer> drawn = new HashSet<>();
        for (MagazineGroup group : pool.groups()) {
            if (isLookedAt(group.direct()) && !chunks(group).isEmpty()) {
                y = group(shapes, group, drawn, y) + BETWEEN;
            }
        }
        List<AdaptiveChunk> rest = pool.chunks().stream()
                .filter(it -> isLookedAt(it.direct()) && !drawn.contains(it.id()))
                .toList();
        return rest.isEmpty() ? y : rest(shapes, rest, y);
    }

    private double head(List<Shape> shapes, double top) {
        Board board = new Board();
        String facts = sheet.say(
                "pool.pic.adaptive",
                pool.settings().sizes().size(),
                pool.chunks().size(),
                ByteSize.of(pool.counters().usedHeap()),
                ByteSize.of(pool.counters().usedDirect()));
        double right = sheet.view().width() - Sheet.RIGHT;
        double y = board.heading("pool", top, right, "AdaptiveByteBufAllocator", facts) + 4;
        if (pool.settings().lowMemory()) {
            y = board.lines("pool/low", Style.WARNING, y, sheet.room(), "⚠ " + sheet.say("pool.pic.low"), 12);
        }
        if (!pool.missing().isEmpty()) {
            String missing = sheet.say("pool.pic.missing", String.join(", ", pool.missing()));
            y = board.lines("pool/missing", Style.WARNING, y, sheet.room(), missing, 12);
        }
        y = chips(board, y) + BETWEEN;
        y = new Legend(sheet, true).draw(board, y);
        shapes.add(board.group("pool:" + pool.id(), "AdaptiveByteBufAllocator, " + facts));
        return y + BETWEEN;
    }

    /// Whether memory of this kind is drawn: all of it if neither was chosen.
    private boolean isLookedAt(boolean direct) {
        String chosen = sheet.view().arena();
        return !chosen.equals(direct ? HEAP : DIRECT);
    }

    /// A chip for each kind of memory, which a click looks at alone.
    private double chips(Board board, double top) {
        double x = Sheet.LEFT;
        for (boolean direct : new boolean[] {false, true}) {
            String name = direct ? DIRECT : HEAP;
            long count =
                    pool.chunks().stream().filter(it -> it.direct() == direct).count();
            String words = sheet.say(direct ? "pool.pic.direct" : "pool.pic.heap") + " " + count;
            double width = TextMetrics.sans(words, 11.5) + 18;
            String id = "arena:" + name;
            board.round(id, Style.POOL_BOX, x, top, width, CHIP, sheet.say("pool.pic.chip", words));
            board.sans(id + "/name", Style.TEXT, x + 9, top + 16, words, 11.5);
            if (sheet.view().arena().equals(name)) {
                board.round(id + "/chosen", Style.POOL_CHOSEN, x, top, width, CHIP, "");
            }
            x += width + 8;
        }
        return top + CHIP;
    }

    /// Ids of the chunks that a group has, in the order current, next in line, cached, each once.
    private static List<Integer> chunks(MagazineGroup group) {
        List<Integer> ids = new ArrayList<>();
        group.magazines().forEach(it -> ids.add(it.current()));
        group.magazines().forEach(it -> ids.add(it.nextInLine()));
        ids.addAll(group.cached());
        return ids.stream().filter(it -> it != 0).distinct().toList();
    }

    private double group(List<Shape> shapes, MagazineGroup group, Set<Integer> drawn, double top) {
        Board board = new Board();
        String id = "group:" + (group.direct() ? "direct:" : "heap:") + group.segmentSize() + ":" + group.thread();
        String size = group.large()
                ? sheet.say("pool.pic.group.large")
                : sheet.say("pool.pic.group", ByteSize.of(group.segmentSize()));
        String whose = group.thread() == 0
                ? sheet.say("pool.pic.group.shared", group.magazines().size())
                : sheet.say(
                        "pool.pic.group.own", group.thread(), group.magazines().size());
        String facts = sheet.say(group.direct() ? "pool.pic.direct" : "pool.pic.heap") + " · " + whose;
        double y = board.heading(id, top, sheet.view().width() - Sheet.RIGHT, size, facts) + 4;
        for (int chunk : chunks(group)) {
            AdaptiveChunk found = pool.chunk(chunk);
            if (found != null && drawn.add(chunk)) {
                y = new AdaptiveBar(sheet, buffers(chunk)).draw(board, found, role(group, chunk), y);
            }
        }
        shapes.add(board.group(id, size + ", " + facts));
        return y;
    }

    private String role(MagazineGroup group, int chunk) {
        for (Magazine magazine : group.magazines()) {
            if (magazine.current() == chunk) {
                return sheet.say("pool.pic.current");
            }
            if (magazine.nextInLine() == chunk) {
                return sheet.say("pool.pic.next");
            }
        }
        return sheet.say("pool.pic.waiting");
    }

    private double rest(List<Shape> shapes, List<AdaptiveChunk> rest, double top) {
        Board board = new Board();
        String title = sheet.say("pool.pic.rest");
        double y =
                board.heading("rest", top, sheet.view().width() - Sheet.RIGHT, title, sheet.say("pool.pic.rest.facts"))
                        + 4;
        for (AdaptiveChunk chunk : rest) {
            String role = chunk instanceof AdaptiveChunk.OneOff ? sheet.say("pool.pic.one") : "";
            y = new AdaptiveBar(sheet, buffers(chunk.id())).draw(board, chunk, role, y);
        }
        shapes.add(board.group("rest", title));
        return y;
    }

    private List<PoolBuffer> buffers(int chunk) {
        return sheet.scene().buffers().stream()
                .filter(it -> it.chunk() == chunk && it.parent() == 0)
                .toList();
    }
}
