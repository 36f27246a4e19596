package io.bufferscope.picture;

import io.bufferscope.picture.Rows.Row;
import io.bufferscope.picture.Shape.Anchor;
import io.bufferscope.trace.Tape;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The arrows from the old places of a view's pointers to the new ones, and the rule they followed.
final class TravelShapes {

    private static final double BAND = 28;
    private static final double LINE = 18;
    private static final double RULE_SIZE = 12.5;

    private final Page page;
    private final TitleShapes.End title;
    private final Sketch sketch;
    private final List<Arrow> arrows = new ArrayList<>();
    private final String rule;

    TravelShapes(Page page, View view, List<Row> rows, TitleShapes.End title, Sketch sketch) {
        this.page = page;
        this.title = title;
        this.sketch = sketch;
        Tape old = page.before() == null ? null : page.before().tape(view.tape().id());
        this.rule = old == null ? "" : Rule.text(old, view.tape(), CalledMethod.of(page.frame()));
        if (old != null) {
            rows.forEach(row -> addArrows(view, row, Numbers.indices(old)));
        }
    }

    /// A pointer's way within a row.
    private record Arrow(Pointer pointer, int row, double from, double to) {

        double left() {
            return Math.min(from, to);
        }

        double right() {
            return Math.max(from, to);
        }
    }

    private void addArrows(View view, Row row, Map<String, Integer> old) {
        for (Pointer pointer : Pointer.of(view)) {
            int was = old.getOrDefault(pointer.word(), -1);
            boolean moved = was >= 0 && was != pointer.value() && pointer.style() != Style.BOUND_CAPACITY;
            if (moved && row.has(pointer.place(), view.from(), view.to())) {
                double from = row.x(Math.clamp(view.place(was), row.from(), row.to()));
                double to = row.x(pointer.place());
                if (Math.abs(to - from) >= 1) {
                    arrows.add(new Arrow(pointer, row.number(), from, to));
                }
            }
        }
    }

    private List<Arrow> in(Row row) {
        return arrows.stream().filter(arrow -> arrow.row() == row.number()).toList();
    }

    /// Height needed above a row.
    ///
    /// @param always whether room is kept where nothing moved, so that the picture stays calm from step to step
    double band(Row row, boolean always) {
        double arrowBand = always || !in(row).isEmpty() ? BAND : 0;
        return arrowBand + (ruleSpot(row) == Spot.OWN_LINE ? LINE * ownLines().size() : 0);
    }

    /// Where the rule stands.
    private enum Spot {
        NOWHERE,
        RIGHT,
        LEFT,
        TITLE,
        OWN_LINE
    }

    private Spot ruleSpot(Row row) {
        int ruleRow = arrows.isEmpty() ? 0 : arrows.getFirst().row();
        if (rule.isEmpty() || row.number() != ruleRow) {
            return Spot.NOWHERE;
        }
        double width = TextMetrics.mono(rule, RULE_SIZE) + 18;
        if (!arrows.isEmpty() && right(row) + width <= page.width()) {
            return Spot.RIGHT;
        }
        if (!arrows.isEmpty() && left(row) - width >= 0) {
            return Spot.LEFT;
        }
        return title.right() + width + 8 <= page.width() ? Spot.TITLE : Spot.OWN_LINE;
    }

    private double left(Row row) {
        return in(row).stream().mapToDouble(Arrow::left).min().orElse(0);
    }

    private double right(Row row) {
        return in(row).stream().mapToDouble(Arrow::right).max().orElse(0);
    }

    /// The rule broken where it is wider than the page.
    private List<String> ownLines() {
        int most = (int) ((page.width() - 16) / TextMetrics.mono("0", RULE_SIZE));
        List<String> lines = new ArrayList<>();
        for (String part : rule.split("(?<=, )", -1)) {
            String longer = lines.isEmpty() ? part : lines.getLast() + part;
            if (!lines.isEmpty() && longer.strip().length() <= most) {
                lines.set(lines.size() - 1, longer);
            } else {
                lines.add(part);
            }
        }
        return lines.stream()
                .map(String::strip)
                .map(line -> line.length() <= most ? line : line.substring(0, most - 1) + "…")
                .toList();
    }

    /// Draws the arrows that end in a row, from and to the height `y`.
    ///
    /// @param top upper end of the room that [#band] asked for
    void draw(Row row, double top, double y) {
        for (Arrow arrow : in(row)) {
            drawArrow(arrow, y);
        }
        switch (ruleSpot(row)) {
            case NOWHERE -> {}
            case RIGHT -> drawRule(rule, right(row) + 14, y - 8, Anchor.START);
            case LEFT -> drawRule(rule, left(row) - 14, y - 8, Anchor.END);
            case TITLE -> drawRule(rule, page.width() - 8, title.line(), Anchor.END);
            case OWN_LINE -> drawOwnLines(top);
        }
    }

    private void drawArrow(Arrow arrow, double y) {
        double rise = Math.clamp(Math.abs(arrow.to() - arrow.from()) * 0.22, 10, BAND - 6) * 4 / 3;
        double bend = (arrow.to() - arrow.from()) * 0.18;
        String data = Coordinate.join(
                "M", arrow.from(), y, "C", arrow.from() + bend, y - rise, arrow.to() - bend, y - rise, arrow.to(), y);
        String id = "travel:" + arrow.pointer().word();
        Style style = arrow.pointer().travel();
        sketch.path(id, style, 0, 0, data);
        sketch.path(id + "/head", style, arrow.to(), y + 2, "M -4 -7 L 4 -7 L 0 0 Z");
    }

    private void drawOwnLines(double top) {
        double line = top + 12;
        for (String text : ownLines()) {
            drawRule(text, page.width() - 8, line, Anchor.END);
            line += LINE;
        }
    }

    private void drawRule(String text, double x, double line, Anchor anchor) {
        Style style =
                arrows.isEmpty() ? Style.FAINT : arrows.getFirst().pointer().travel();
        String id = text.equals(rule) ? "travel/rule" : "travel/rule:" + (int) line;
        sketch.mono(id, style, x, line, text, RULE_SIZE, anchor);
    }
}
