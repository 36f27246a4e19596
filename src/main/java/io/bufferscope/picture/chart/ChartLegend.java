package io.bufferscope.picture.chart;

import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Shape.Anchor;
import io.bufferscope.picture.Style;
import io.bufferscope.picture.TextMetrics;
import java.util.List;

/// The lines of a chart by mark and word, each with its value at the cursor and how that is known.
record ChartLegend(Chart chart, long cursor) {

    private static final double SWATCH = 24;
    private static final double SIZE = 12;

    /// Draws it and returns the y below.
    double draw(List<Shape> shapes, double left, double top, double width) {
        double x = left;
        double y = top;
        for (Chart.Panel panel : chart.panels()) {
            for (Chart.Line line : panel.lines()) {
                double needed = SWATCH + 6 + TextMetrics.bold(words(panel, line), SIZE) + 16;
                if (x > left && x + needed > left + width) {
                    x = left;
                    y += 18;
                }
                entry(shapes, panel, line, x, y);
                x += needed;
            }
        }
        return y + 18;
    }

    private void entry(List<Shape> shapes, Chart.Panel panel, Chart.Line line, double x, double y) {
        String id = chart.id() + "/legend:" + line.id();
        double middle = y + 8;
        shapes.add(new Shape.Line(id + "/line", line.look().style(), x, middle, x + SWATCH, middle));
        shapes.add(new Shape.Path(
                id + "/mark",
                line.look().ink(),
                x + SWATCH / 2,
                middle,
                line.look().mark()));
        shapes.add(
                new Shape.Text(id, Style.TEXT, x + SWATCH + 6, y + 12, words(panel, line), SIZE, Anchor.START, false));
    }

    private String words(Chart.Panel panel, Chart.Line line) {
        long place = cursor < chart.first() ? chart.last() : cursor;
        String value = Scale.words(line.at(place), panel.unit());
        return line.word() + " " + value + " [" + line.known() + "]";
    }
}
