package io.bufferscope.picture.bench;

import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Shape.Anchor;
import io.bufferscope.picture.Style;
import io.bufferscope.picture.TextMetrics;
import io.bufferscope.picture.chart.LineLook;
import java.util.ArrayList;
import java.util.List;

/// The picture of results: bars from 0 with their interval as a line, and every point.
///
/// An interval has an end where it ends inside the picture.
///
/// Ids: `bar:ID` with its parts. Where there is room, words stand left and right of a bar, else above it.
public final class BarChart {

    private static final double EDGE = 8;
    private static final double GAP = 10;
    private static final double LEAST_BAR = 220;
    private static final double TEXT = 11;
    private static final double FOOT = 34;

    private final Bar.Group group;
    private final Axis axis;
    private final String chosen;
    private final boolean beside;
    private final double left;
    private final double right;
    private final double width;

    private BarChart(Bar.Group group, double width, String chosen) {
        this.group = group;
        this.chosen = chosen;
        this.width = width;
        this.axis = Axis.to(group.bars().stream().mapToDouble(Bar::most).max().orElse(0));
        double labels = widest(group, false);
        double words = widest(group, true);
        this.beside = width - labels - words - 2 * (EDGE + GAP) >= LEAST_BAR;
        this.left = beside ? EDGE + labels + GAP : EDGE;
        this.right = beside ? width - EDGE - words - GAP : width - EDGE - GAP;
    }

    /// Draws groups of bars below each other.
    ///
    /// @param chosen id of the bar that is looked at closely, or empty
    public static Picture picture(List<Bar.Group> groups, double width, String chosen) {
        List<Shape> shapes = new ArrayList<>();
        double y = 2;
        for (int i = 0; i < groups.size(); i++) {
            y = new BarChart(groups.get(i), width, chosen).draw(shapes, i, y);
        }
        return new Picture(width, y, List.copyOf(shapes));
    }

    private static double widest(Bar.Group group, boolean right) {
        return group.bars().stream()
                .mapToDouble(bar -> right
                        ? Math.max(TextMetrics.mono(bar.figure(), TEXT), TextMetrics.sans(bar.note(), TEXT))
                        : TextMetrics.mono(bar.label(), TEXT))
                .max()
                .orElse(0);
    }

    private double draw(List<Shape> shapes, int number, double top) {
        double y = top;
        String id = "bars:" + number;
        if (!group.title().isEmpty()) {
            shapes.add(new Shape.Text(id, Style.TITLE, EDGE, y + 13, group.title(), 12, Anchor.START, false));
            y += 20;
        }
        double first = y;
        List<Shape> rows = new ArrayList<>();
        for (Bar bar : group.bars()) {
            double high = beside ? 34 : bar.note().isEmpty() ? 56 : 72;
            rows.add(row(bar, y, high));
            y += high;
        }
        grid(shapes, id, first, y);
        shapes.addAll(rows);
        return y + FOOT;
    }

    private void grid(List<Shape> shapes, String id, double top, double bottom) {
        for (double tick : axis.ticks()) {
            double x = x(tick);
            String name = id + "/tick:" + axis.words(tick);
            Style style = tick == 0 ? Style.CHART_AXIS : Style.CHART_GRID;
            shapes.add(new Shape.Line(name, style, x, top, x, bottom + 3));
            shapes.add(new Shape.Text(
                    name + "/words", Style.SMALL, x, bottom + 14, axis.words(tick), 10, Anchor.MIDDLE, true));
        }
        shapes.add(
                new Shape.Text(id + "/unit", Style.SMALL, right, bottom + 27, group.unit(), 10.5, Anchor.END, false));
    }

    private double x(double value) {
        return left + axis.share(value) * (right - left);
    }

    private Shape row(Bar bar, double y, double high) {
        List<Shape> parts = new ArrayList<>();
        String id = "bar:" + bar.id();
        double top = beside ? y + 6 : y + high - 26;
        parts.add(new Shape.Rect(id, Style.PLAIN, 2, y, width - 4, high, 3, bar.sentence()));
        if (bar.id().equals(chosen)) {
            parts.add(new Shape.Rect(id + "/chosen", Style.POOL_CHOSEN, 2, y + 1, width - 4, high - 2, 4, ""));
        }
        words(parts, bar, id, y);
        bar(parts, bar, id, top);
        return new Shape.Group(id + "/row", Style.PLAIN, bar.sentence(), List.copyOf(parts));
    }

    private void words(List<Shape> parts, Bar bar, String id, double y) {
        double words = beside ? right + GAP : EDGE;
        double label = beside ? y + 19 : y + 13;
        double figure = beside ? bar.note().isEmpty() ? y + 19 : y + 13 : y + 26;
        Anchor anchor = beside ? Anchor.END : Anchor.START;
        double at = beside ? left - GAP : EDGE;
        parts.add(new Shape.Text(id + "/label", Style.TEXT, at, label, bar.label(), TEXT, anchor, true));
        parts.add(new Shape.Text(id + "/figure", Style.TEXT, words, figure, bar.figure(), TEXT, Anchor.START, true));
        if (!bar.note().isEmpty()) {
            double note = beside ? y + 27 : y + 40;
            parts.add(new Shape.Text(id + "/note", Style.FAINT, words, note, bar.note(), TEXT, Anchor.START, false));
        }
    }

    private void bar(List<Shape> parts, Bar bar, String id, double top) {
        double high = 18;
        double middle = top + high / 2;
        double length = Math.max(0, x(bar.score()) - left);
        parts.add(new Shape.Rect(id + "/bar", Style.BENCH_BAR, left, top, length, high, 0, bar.sentence()));
        for (int i = 0; i < bar.points().size(); i++) {
            double spread = (i % 3 - 1) * 3.5;
            String mark = LineLook.DISC.mark();
            parts.add(new Shape.Path(
                    id + "/point:" + i, Style.BENCH_POINT, x(bar.points().get(i)), middle + spread, mark));
        }
        if (bar.hasInterval()) {
            double low = x(bar.low());
            double far = x(bar.high());
            parts.add(new Shape.Line(id + "/interval", Style.BENCH_INTERVAL, low, middle, far, middle));
            if (bar.low() >= 0) {
                parts.add(new Shape.Line(id + "/low", Style.BENCH_INTERVAL, low, middle - 5, low, middle + 5));
            }
            if (bar.high() <= axis.top()) {
                parts.add(new Shape.Line(id + "/high", Style.BENCH_INTERVAL, far, middle - 5, far, middle + 5));
            }
        }
    }
}
