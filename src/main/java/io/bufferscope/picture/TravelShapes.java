package io.bufferscope.picture;

import io.bufferscope.picture.Rows.Row;
import io.bufferscope.picture.Shape.Anchor;
import io.bufferscope.trace.Tape;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The arrows from the old places of a view's pointers to the new ones, and the rule they followed.
final class TravelShapes {

    static final double BAND = 30;
    private static final double RULE_SIZE = 12.5;

    private final Page page;
    private final Sketch sketch;
    private final List<Travel> travels = new ArrayList<>();
    private final String rule;

    TravelShapes(Page page, View view, Sketch sketch) {
        this.page = page;
        this.sketch = sketch;
        Tape old = page.before() == null ? null : page.before().tape(view.tape().id());
        this.rule = old == null ? "" : Rule.text(old, view.tape(), CalledMethod.of(page.frame()));
        if (old != null) {
            addTravels(view, Numbers.indices(old));
        }
    }

    /// A pointer's way.
    private record Travel(Pointer pointer, long from) {

        boolean endsIn(Row row, View view) {
            return row.has(pointer.place(), view.from(), view.to());
        }
    }

    private void addTravels(View view, Map<String, Integer> old) {
        for (Pointer pointer : Pointer.of(view)) {
            Integer was = old.get(pointer.word());
            if (was != null && was >= 0 && was != pointer.value() && pointer.style() != Style.BOUND_CAPACITY) {
                travels.add(new Travel(pointer, view.place(was)));
            }
        }
    }

    /// Height needed above a row.
    double band(Row row, View view, boolean onlyRow) {
        boolean always = onlyRow && !(view.tape() instanceof Tape.Array);
        return always || travels.stream().anyMatch(travel -> travel.endsIn(row, view)) ? BAND : 0;
    }

    /// Draws the arrows that end in a row, from and to the height `y`.
    void draw(Row row, View view, double y) {
        double left = Double.POSITIVE_INFINITY;
        double right = Double.NEGATIVE_INFINITY;
        Style style = null;
        for (Travel travel : travels) {
            if (travel.endsIn(row, view)) {
                double from = row.x(Math.clamp(travel.from(), row.from(), row.to()));
                double to = row.x(travel.pointer().place());
                drawArrow(travel.pointer(), from, to, y);
                left = Math.min(left, Math.min(from, to));
                right = Math.max(right, Math.max(from, to));
                style = style == null ? travel.pointer().travel() : style;
            }
        }
        drawRule(row, style, left, right, y);
    }

    private void drawArrow(Pointer pointer, double from, double to, double y) {
        double rise = Math.clamp(Math.abs(to - from) * 0.22, 10, BAND - 4) * 4 / 3;
        double bend = (to - from) * 0.18;
        String data = "M %s %s C %s %s %s %s %s %s"
                .formatted(
                        Coordinate.of(from),
                        Coordinate.of(y),
                        Coordinate.of(from + bend),
                        Coordinate.of(y - rise),
                        Coordinate.of(to - bend),
                        Coordinate.of(y - rise),
                        Coordinate.of(to),
                        Coordinate.of(y));
        String id = "travel:" + pointer.word();
        sketch.path(id, pointer.travel(), 0, 0, data);
        sketch.path(id + "/head", pointer.travel(), to, y + 2, "M -4 -7 L 4 -7 L 0 0 Z");
    }

    private void drawRule(Row row, @Nullable Style style, double left, double right, double y) {
        if (style == null || rule.isEmpty()) {
            return;
        }
        double width = TextMetrics.mono(rule, RULE_SIZE);
        double x = right + 14;
        double line = y - 8;
        if (x + width > page.width() - 4) {
            x = left - 14 - width;
        }
        if (x < 4) {
            x = Math.max(4, page.width() - 4 - width);
            line = y - BAND - 2;
        }
        sketch.mono("travel/rule/row:" + row.number(), style, x, line, rule, RULE_SIZE, Anchor.START);
    }
}
