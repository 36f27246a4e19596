package io.bufferscope.picture.chart;

import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.Digits;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Shape.Anchor;
import io.bufferscope.picture.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The layout of a chart: a pure function from a chart to shapes.
///
/// Each line is a group whose sentence tells its course; the pointer finds places as rectangles with the id
/// `CHART/at:STEP`.
public final class ChartLayout {

    /// Pixels left of a panel for the words of its scale.
    private static final double GUTTER = 58;

    /// Pixels below a panel for the words of the axis.
    private static final double FOOT = 18;

    private static final double BETWEEN = 14;

    private final Messages messages;

    public ChartLayout(Messages messages) {
        this.messages = messages;
    }

    /// Draws a chart and returns the y below it.
    ///
    /// @param x its left edge
    /// @param width all that it may take
    /// @param height pixels of the first panel; others below it have three fifths of that
    /// @param beside whether panels stand beside each other if there is room; else below
    /// @param cursor the place being looked at; less than the first for none
    public double draw(
            List<Shape> shapes,
            Chart chart,
            double x,
            double top,
            double width,
            double height,
            boolean beside,
            long cursor) {
        double y = new ChartLegend(chart, cursor).draw(shapes, x, top, width) + 6;
        return beside && width >= 560
                ? row(shapes, chart, new Box(x, y, width, height), cursor)
                : column(shapes, chart, new Box(x, y, width, height), cursor);
    }

    private double column(List<Shape> shapes, Chart chart, Box box, long cursor) {
        double y = box.y();
        for (int i = 0; i < chart.panels().size(); i++) {
            double height = i == 0 ? box.height() : Math.rint(box.height() * 0.6);
            Box area = new Box(box.x() + GUTTER, y, box.width() - GUTTER - 10, height);
            panel(shapes, chart, i, area, cursor);
            y += height + FOOT + BETWEEN;
        }
        return y - BETWEEN;
    }

    private double row(List<Shape> shapes, Chart chart, Box box, long cursor) {
        int count = chart.panels().size();
        double first = box.width() * (count == 1 ? 1 : 0.62);
        double other = (box.width() - first) / Math.max(1, count - 1);
        double x = box.x();
        for (int i = 0; i < count; i++) {
            double width = i == 0 ? first : other;
            panel(shapes, chart, i, new Box(x + GUTTER, box.y(), width - GUTTER - 10, box.height()), cursor);
            x += width;
        }
        return box.bottom() + FOOT;
    }

    private void panel(List<Shape> shapes, Chart chart, int number, Box area, long cursor) {
        Chart.Panel panel = chart.panels().get(number);
        Plot plot = new Plot(chart, Scale.of(panel), area);
        String id = chart.id() + "/panel:" + number;
        grid(shapes, plot, id, chart);
        panel.lines().forEach(line -> shapes.add(line(chart, plot, line, cursor)));
        cursor(shapes, plot, id, cursor);
        stops(shapes, chart, plot, number);
    }

    private static void grid(List<Shape> shapes, Plot plot, String id, Chart chart) {
        Box area = plot.area();
        for (double tick : plot.scale().ticks(area.height())) {
            double y = plot.y(tick);
            String name = id + "/tick:" + plot.scale().words(tick);
            Style style = tick == 0 ? Style.CHART_AXIS : Style.CHART_GRID;
            shapes.add(new Shape.Line(name, style, area.x(), y, area.right(), y));
            String words = plot.scale().words(tick);
            shapes.add(
                    new Shape.Text(name + "/words", Style.SMALL, area.x() - 6, y + 3.5, words, 10, Anchor.END, true));
        }
        double base = area.bottom() + 13;
        String first = Digits.grouped(chart.first());
        String last = Digits.grouped(chart.last());
        shapes.add(new Shape.Text(id + "/first", Style.SMALL, area.x(), base, first, 10, Anchor.START, true));
        shapes.add(new Shape.Text(id + "/last", Style.SMALL, area.right(), base, last, 10, Anchor.END, true));
        double middle = (area.x() + area.right()) / 2;
        shapes.add(new Shape.Text(id + "/axis", Style.SMALL, middle, base, chart.axis(), 10.5, Anchor.MIDDLE, false));
    }

    private Shape line(Chart chart, Plot plot, Chart.Line line, long cursor) {
        String id = chart.id() + "/line:" + line.id();
        List<Shape> parts = new ArrayList<>();
        if (!line.spots().isEmpty()) {
            parts.add(new Shape.Path(id + "/course", line.look().style(), 0, 0, plot.course(line)));
            int number = 0;
            for (Plot.Mark mark : plot.marks(line)) {
                parts.add(new Shape.Path(
                        id + "/mark:" + number++,
                        line.look().ink(),
                        mark.x(),
                        mark.y(),
                        line.look().mark()));
            }
        }
        return new Shape.Group(id, Style.PLAIN, sentence(chart, plot.scale(), line, cursor), List.copyOf(parts));
    }

    private String sentence(Chart chart, Scale scale, Chart.Line line, long cursor) {
        if (line.spots().isEmpty()) {
            return messages.text("chart.line.hidden", line.word(), line.known());
        }
        double least = values(line).min(Double::compare).orElse(0.0);
        double most = values(line).max(Double::compare).orElse(0.0);
        long place = cursor < chart.first() ? chart.last() : cursor;
        return messages.text(
                "chart.line",
                line.word(),
                line.known(),
                chart.axis(),
                Digits.grouped(place),
                scale.words(line.at(place)),
                scale.words(least),
                scale.words(most));
    }

    private static Stream<Double> values(Chart.Line line) {
        return line.spots().stream().map(Chart.Spot::value);
    }

    private static void cursor(List<Shape> shapes, Plot plot, String id, long cursor) {
        if (cursor < plot.chart().first()) {
            return;
        }
        double x = plot.x(Math.min(cursor, plot.chart().last()));
        Box area = plot.area();
        shapes.add(new Shape.Line(id + "/cursor", Style.CHART_CURSOR, x, area.y() - 4, x, area.bottom()));
        shapes.add(new Shape.Path(id + "/cursor/head", Style.CHART_CURSOR, x, area.y() - 6, "M -4 -3 L 4 -3 L 0 3 Z"));
    }

    private static void stops(List<Shape> shapes, Chart chart, Plot plot, int number) {
        Box area = plot.area();
        String suffix = number == 0 ? "" : "/panel:" + number;
        for (int i = 0; i < chart.stops().size(); i++) {
            Chart.Stop stop = chart.stops().get(i);
            double from = i == 0 ? area.x() : (plot.x(chart.stops().get(i - 1).place()) + plot.x(stop.place())) / 2;
            double to = i == chart.stops().size() - 1
                    ? area.right()
                    : (plot.x(chart.stops().get(i + 1).place()) + plot.x(stop.place())) / 2;
            String id = chart.id() + "/at:" + stop.step() + suffix;
            shapes.add(new Shape.Rect(
                    id, Style.PLAIN, from, area.y(), Math.max(1, to - from), area.height(), 0, stop.tip()));
        }
    }
}
