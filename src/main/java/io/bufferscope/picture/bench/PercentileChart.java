package io.bufferscope.picture.bench;

import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Shape.Anchor;
import io.bufferscope.picture.Style;
import io.bufferscope.picture.chart.LineLook;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The picture of a distribution: what so many of a hundred operations do not exceed, on a scale of powers of ten,
/// since the tail is often a thousand times the median.
public final class PercentileChart {

    private static final double LEFT = 72;
    private static final double RIGHT = 24;
    private static final double TOP = 22;
    private static final double FOOT = 22;

    private final List<Point> points;
    private final double width;
    private final double bottom;
    private final int low;
    private final int high;

    private PercentileChart(List<Point> points, double width, double height) {
        this.points = points;
        this.width = width;
        this.bottom = TOP + height;
        this.low = (int)
                Math.floor(log(points.stream().mapToDouble(Point::value).min().orElse(1)) + 1e-9);
        int top = (int)
                Math.ceil(log(points.stream().mapToDouble(Point::value).max().orElse(10)) - 1e-9);
        this.high = Math.max(top, low + 1);
    }

    /// A percentile.
    ///
    /// @param word such as `P99`
    /// @param value what so many do not exceed, above 0
    /// @param tip a sentence about it
    public record Point(String word, double value, String tip) {}

    /// Draws a distribution.
    ///
    /// @param points by ascending percentile
    /// @param height pixels without the words
    public static Picture picture(List<Point> points, double width, double height, String unit) {
        return new PercentileChart(points, width, height).draw(unit);
    }

    private static double log(double value) {
        return Math.log10(Math.max(value, Double.MIN_NORMAL));
    }

    private Picture draw(String unit) {
        List<Shape> shapes = new ArrayList<>();
        shapes.add(new Shape.Text("percentiles/unit", Style.SMALL, LEFT - 6, 12, unit, 10.5, Anchor.END, false));
        for (int power = low; power <= high; power++) {
            double y = y(Math.pow(10, power));
            String id = "percentiles/tick:" + power;
            shapes.add(new Shape.Line(id, Style.CHART_GRID, LEFT, y, width - RIGHT, y));
            shapes.add(
                    new Shape.Text(id + "/words", Style.SMALL, LEFT - 6, y + 3.5, words(power), 10, Anchor.END, true));
        }
        if (!points.isEmpty()) {
            shapes.add(new Shape.Path("percentiles/line", Style.CHART_1, 0, 0, course()));
        }
        for (int i = 0; i < points.size(); i++) {
            point(shapes, points.get(i), i);
        }
        return new Picture(width, bottom + FOOT, List.copyOf(shapes));
    }

    private static String words(int power) {
        return power >= 0 ? String.format(Locale.ROOT, "%,.0f", Math.pow(10, power)) : "10^" + power;
    }

    private double x(int place) {
        double share = points.size() < 2 ? 0.5 : place / (points.size() - 1.0);
        return LEFT + 14 + share * (width - LEFT - RIGHT - 28);
    }

    private double y(double value) {
        return bottom - Math.clamp((log(value) - low) / (high - low), 0, 1) * (bottom - TOP);
    }

    private String course() {
        StringBuilder path = new StringBuilder();
        for (int i = 0; i < points.size(); i++) {
            path.append(i == 0 ? "M" : " L");
            path.append(String.format(
                    Locale.ROOT, " %.1f %.1f", x(i), y(points.get(i).value())));
        }
        return path.toString();
    }

    private void point(List<Shape> shapes, Point point, int place) {
        double x = x(place);
        double y = y(point.value());
        String id = "percentiles/point:" + point.word();
        shapes.add(new Shape.Path(id, LineLook.DISC.ink(), x, y, LineLook.DISC.mark()));
        shapes.add(new Shape.Text(id + "/word", Style.SMALL, x, bottom + 14, point.word(), 10, Anchor.MIDDLE, true));
        shapes.add(new Shape.Rect(id + "/tip", Style.PLAIN, x - 8, y - 8, 16, 16, 0, point.tip()));
    }
}
