package io.bufferscope.picture.copies;

import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Shape.Anchor;
import io.bufferscope.picture.Style;
import io.bufferscope.picture.TextMetrics;
import java.util.ArrayList;
import java.util.List;

/// The shapes of a thing at an end: its title, the state it is in among all states, its places.
final class BoxShapes {

    private static final double TITLE = 24;
    private static final double NOTE = 15;
    private static final double STATES = 24;
    private static final double ROW = 24;
    private static final double WORD = 62;
    private static final double CELL = 46;

    private final Site.Box box;
    private final double x;
    private final double top;
    private final double width;
    private final List<Shape> shapes = new ArrayList<>();

    BoxShapes(Site.Box box, double x, double top, double width) {
        this.box = box;
        this.x = x;
        this.top = top;
        this.width = width;
    }

    static double height(Site.Box box) {
        return TITLE
                + (box.note().isEmpty() ? 0 : NOTE)
                + (box.states().isEmpty() ? 0 : STATES)
                + box.rows().size() * ROW
                + 4;
    }

    Shape group() {
        Style ground = box.broken() ? Style.BADGE : Style.POOL_FREE;
        shapes.add(new Shape.Rect(box.id(), ground, x, top, width, height(box), 5, box.tip()));
        Style ink = box.broken() ? Style.WARNING : Style.TITLE;
        text("/title", ink, x + 8, top + 16, box.title(), 12, Anchor.START);
        double y = top + TITLE;
        if (!box.note().isEmpty()) {
            text("/note", Style.FAINT, x + 8, y + 8, box.note(), 10.5, Anchor.START);
            y += NOTE;
        }
        if (!box.states().isEmpty()) {
            states(y);
            y += STATES;
        }
        for (Site.Row row : box.rows()) {
            row(row, y);
            y += ROW;
        }
        return new Shape.Group(box.id() + "/box", Style.PLAIN, box.tip(), List.copyOf(shapes));
    }

    private void states(double y) {
        double each = (width - 16) / box.states().size();
        for (int i = 0; i < box.states().size(); i++) {
            String state = box.states().get(i);
            double left = x + 8 + i * each;
            boolean now = i == box.state();
            Style ground = now ? Style.COPY_USER : Style.CELL;
            shapes.add(new Shape.Rect(box.id() + "/state:" + state, ground, left, y, each - 3, 18, 3, box.tip()));
            text(
                    "/state:" + state + "/word",
                    now ? Style.TITLE : Style.SMALL,
                    left + (each - 3) / 2,
                    y + 13,
                    state,
                    each < 38 ? 9 : 10.5,
                    Anchor.MIDDLE);
        }
    }

    private void row(Site.Row row, double y) {
        text("/row:" + row.word(), Style.SMALL, x + 8, y + 13, row.word(), 10.5, Anchor.START);
        double left = x + WORD + 8;
        double each =
                Math.min(CELL, (width - WORD - 16) / Math.max(1, row.cells().size()));
        for (int i = 0; i < row.cells().size(); i++) {
            cell("/row:" + row.word() + "/cell:" + i, row.cells().get(i), left + i * each, y, each - 2);
        }
    }

    private void cell(String id, Site.Cell cell, double left, double y, double wide) {
        shapes.add(new Shape.Rect(box.id() + id, style(cell.use()), left, y, wide, 18, 2, box.tip()));
        if (TextMetrics.sans(cell.text(), 10) <= wide && !cell.text().isEmpty()) {
            double plate = TextMetrics.sans(cell.text(), 10) + 2;
            shapes.add(new Shape.Rect(
                    box.id() + id + "/plate", Style.WRITABLE, left + (wide - plate) / 2, y + 3, plate, 12, 2, ""));
            text(id + "/word", Style.TEXT, left + wide / 2, y + 12.5, cell.text(), 10, Anchor.MIDDLE);
        }
    }

    private static Style style(Site.Use use) {
        return switch (use) {
            case EMPTY -> Style.CELL;
            case FULL -> Style.POOL_LIVE;
            case TAKEN -> Style.POOL_CACHED;
            case BAD -> Style.POOL_LEAKED;
        };
    }

    private void text(String id, Style style, double left, double y, String text, double size, Anchor anchor) {
        shapes.add(new Shape.Text(box.id() + id, style, left, y, text, size, anchor, false));
    }
}
