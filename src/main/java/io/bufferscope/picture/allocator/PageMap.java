package io.bufferscope.picture.allocator;

import io.bufferscope.picture.ByteSize;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Style;
import io.bufferscope.trace.pool.Chunk;
import io.bufferscope.trace.pool.Handle;
import io.bufferscope.trace.pool.Occupancy;
import io.bufferscope.trace.pool.PoolBuffer;
import io.bufferscope.trace.pool.PooledPool;
import io.bufferscope.trace.pool.Run;
import io.bufferscope.trace.pool.Subpage;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The pages of one chunk in rows, its runs in true position and size.
record PageMap(Sheet sheet, PooledPool pool, Chunk chunk, Occupancy occupancy, Choice choice) {

    private static final double GUTTER = 40;
    private static final int MOST_ROWS = 16;

    double draw(List<Shape> shapes, double top) {
        Board board = new Board();
        String facts = facts();
        String id = "chunk:" + chunk.id() + "/map";
        double y = board.heading(id, top, sheet.view().width() - Sheet.RIGHT, "chunk #" + chunk.id(), facts) + 4;
        if (chunk.runs().isEmpty()) {
            y = board.lines(id + "/unseen", Style.FAINT, y, sheet.room(), sheet.say("pool.pic.unseen"), 12);
        } else {
            rowNumbers(board, y);
            for (Run run : chunk.runs()) {
                run(board, run, y);
            }
            y += rows() * (row() + 2);
            y = pointer(board, y);
            y = new Legend(sheet, false).draw(board, y + 6);
        }
        shapes.add(board.group(id, "chunk #" + chunk.id() + ", " + facts));
        return y;
    }

    private String facts() {
        return sheet.say(
                "pool.pic.map",
                pages(),
                chunk.usage(),
                Long.toHexString(chunk.identity()),
                chunk.runs().stream().filter(run -> run.kind() != Run.Kind.FREE).count(),
                chunk.subpages().size());
    }

    private int pages() {
        return Math.max(1, chunk.size() / pool.settings().pageSize());
    }

    private int perRow() {
        return Math.max(Math.min(16, pages()), (pages() + MOST_ROWS - 1) / MOST_ROWS);
    }

    private int rows() {
        return (pages() + perRow() - 1) / perRow();
    }

    private double row() {
        return rows() <= 2 ? 34 : rows() <= 8 ? 20 : 15;
    }

    private double cell() {
        return (sheet.room() - GUTTER) / perRow();
    }

    private void rowNumbers(Board board, double top) {
        for (int i = 0; i < rows(); i++) {
            String id = "chunk:" + chunk.id() + "/row:" + i;
            double y = top + i * (row() + 2) + row() / 2 + 4;
            board.mono(id, Style.SMALL, Sheet.LEFT, y, Integer.toString(i * perRow()), 10);
        }
    }

    private void run(Board board, Run run, double top) {
        Occupancy.Use use = occupancy.of(chunk, run);
        Subpage subpage = run.kind() == Run.Kind.SUBPAGE ? chunk.subpage(run.firstPage()) : null;
        boolean placed = sheet.isPlaced(use.buffer()) || holdsPlaced(run);
        boolean chosen = subpage != null && subpage.equals(choice.subpage());
        String tip = tip(run, use, subpage);
        List<String> words = words(run, use, subpage);
        String id = "chunk:" + chunk.id() + "/run:" + run.firstPage();
        int end = run.firstPage() + run.pages();
        for (int page = run.firstPage(); page < end; ) {
            int next = Math.min(end, (page / perRow() + 1) * perRow());
            String piece = page == run.firstPage() ? id : id + "/row:" + page / perRow();
            double x = x(page);
            int number = page / perRow();
            double y = top + number * (row() + 2);
            double width = (next - page) * cell() - 1;
            board.rect(piece, style(run, use), x, y, width, row(), tip);
            if (page == run.firstPage()) {
                board.plated(id + "/words", style(run, use), x, width, y + row() / 2 + 4, words, row() > 15 ? 11 : 10);
            }
            if (chosen || placed) {
                Style outline = placed ? Style.POOL_NEW : Style.POOL_CHOSEN;
                board.rect(piece + "/outline", outline, x, y, width, row(), "");
            }
            page = next;
        }
    }

    private double x(int page) {
        return Sheet.LEFT + GUTTER + page % perRow() * cell();
    }

    private boolean holdsPlaced(Run run) {
        PoolBuffer buffer = sheet.placed();
        return buffer != null
                && buffer.chunk() == chunk.id()
                && buffer.handle() != -1
                && new Handle(buffer.handle()).firstPage() == run.firstPage();
    }

    private static Style style(Run run, Occupancy.Use use) {
        return switch (run.kind()) {
            case FREE -> Style.POOL_FREE;
            case SUBPAGE -> Style.POOL_SUBPAGE;
            case UNDIVIDED -> Style.POOL_UNDIVIDED;
            case USED -> Places.style(use);
        };
    }

    private List<String> words(Run run, Occupancy.Use use, @Nullable Subpage subpage) {
        String size = ByteSize.of((long) run.pages() * pool.settings().pageSize());
        return switch (run.kind()) {
            case FREE -> row() > 15 ? List.of(sheet.say("pool.pic.word.free")) : List.of();
            case UNDIVIDED -> List.of(size);
            case SUBPAGE -> subpage == null ? List.of() : subpageWords(subpage);
            case USED ->
                use.state() == Occupancy.State.CACHED
                        ? List.of(sheet.say("pool.pic.word.cached") + " " + size, sheet.say("pool.pic.word.cached"))
                        : use.buffer() == null
                                ? List.of(size)
                                : List.of(Sheet.name(use.buffer()) + " " + size, Sheet.name(use.buffer()));
        };
    }

    private static List<String> subpageWords(Subpage subpage) {
        String used = subpage.elements() - subpage.available() + "/" + subpage.elements();
        String size = ByteSize.of(subpage.elementSize());
        return List.of(size + " · " + used, used);
    }

    private String tip(Run run, Occupancy.Use use, @Nullable Subpage subpage) {
        int last = run.firstPage() + run.pages() - 1;
        String pages = sheet.say("pool.pic.pages", run.firstPage(), last, run.pages(), chunk.id());
        String what = switch (run.kind()) {
            case FREE -> sheet.say("pool.pic.run.free");
            case UNDIVIDED -> sheet.say("pool.pic.run.undivided");
            case SUBPAGE -> subpage == null ? "" : subpageTip(subpage);
            case USED -> Places.sentence(sheet, use);
        };
        return pages + " " + what;
    }

    private String subpageTip(Subpage subpage) {
        return sheet.say(
                "pool.pic.run.subpage",
                ByteSize.of(subpage.elementSize()),
                subpage.elements(),
                subpage.elements() - subpage.available());
    }

    /// Points at the run that the step placed, unless it is an element, which has a pointer of its own.
    private double pointer(Board board, double top) {
        PoolBuffer buffer = sheet.placed();
        if (buffer == null || buffer.chunk() != chunk.id() || buffer.handle() == -1) {
            return top;
        }
        Handle handle = new Handle(buffer.handle());
        if (handle.subpage()) {
            return top;
        }
        String words = sheet.say(
                "pool.pic.landed.run",
                Sheet.name(buffer),
                ByteSize.exact(buffer.requested()),
                ByteSize.of(buffer.maxLength()),
                chunk.id(),
                handle.firstPage(),
                handle.firstPage() + handle.pages() - 1);
        return board.lines("landed", Style.POOL_NEW, top + 4, sheet.room(), "▲ " + words, 12);
    }
}
