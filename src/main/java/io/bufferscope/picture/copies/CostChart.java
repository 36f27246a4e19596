package io.bufferscope.picture.copies;

import io.bufferscope.picture.ByteSize;
import io.bufferscope.picture.Digits;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Shape.Anchor;
import io.bufferscope.picture.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The chart of what paths cost over the size of their payload, both on scales of powers.
public final class CostChart {

    private static final double LEFT = 58;
    private static final double TOP = 10;
    private static final double RIGHT = 14;
    private static final double FOOT = 34;
    private static final double ENTRY = 18;

    private final List<Curve> curves;
    private final double width;
    private final double bottom;
    private final Scale sizes;
    private final Scale nanos;

    private CostChart(List<Curve> curves, double width, double height) {
        this.curves = curves;
        this.width = width;
        this.bottom = TOP + height;
        this.sizes =
                Scale.of(curves.stream().flatMap(curve -> curve.dots().stream()).map(Curve.Dot::size), 2);
        this.nanos =
                Scale.of(curves.stream().flatMap(curve -> curve.dots().stream()).map(Curve.Dot::nanos), 10);
    }

    /// Draws curves; the first has its band.
    ///
    /// @param curves each with a look of its own; nothing but the frame is drawn if there is none
    /// @param height pixels of the chart without words and legend
    /// @param axis what the axis of sizes is called
    public static Picture picture(List<Curve> curves, double width, double height, String axis) {
        return new CostChart(curves, width, height).draw(axis);
    }

    private Picture draw(String axis) {
        List<Shape> shapes = new ArrayList<>();
        grid(shapes, axis);
        if (!curves.isEmpty() && !curves.getFirst().quoted()) {
            shapes.add(new Shape.Path("cost/band", Style.CHART_BAND, 0, 0, band(curves.getFirst())));
        }
        curves.forEach(curve -> curve(shapes, curve));
        double y = bottom + FOOT;
        for (Curve curve : curves) {
            legend(shapes, curve, y);
            y += ENTRY;
        }
        return new Picture(width, y + 4, List.copyOf(shapes));
    }

    private double x(double size) {
        return LEFT + sizes.share(size) * (width - LEFT - RIGHT);
    }

    private double y(double time) {
        return bottom - nanos.share(time) * (bottom - TOP);
    }

    private void grid(List<Shape> shapes, String axis) {
        for (double tick : nanos.ticks()) {
            double y = y(tick);
            String id = "cost/time:" + Digits.time(tick);
            shapes.add(new Shape.Line(id, Style.CHART_GRID, LEFT, y, width - RIGHT, y));
            shapes.add(new Shape.Text(
                    id + "/words", Style.SMALL, LEFT - 6, y + 3.5, Digits.time(tick), 10, Anchor.END, true));
        }
        List<Double> ticks = sizes.ticks();
        int each = Math.max(1, (int) Math.ceil(ticks.size() * 46 / (width - LEFT - RIGHT)));
        for (int i = 0; i < ticks.size(); i += each) {
            double x = x(ticks.get(i));
            String id = "cost/size:" + size(ticks.get(i));
            shapes.add(new Shape.Line(id, Style.CHART_GRID, x, TOP, x, bottom));
            shapes.add(new Shape.Text(
                    id + "/words", Style.SMALL, x, bottom + 13, size(ticks.get(i)), 10, Anchor.MIDDLE, true));
        }
        shapes.add(new Shape.Line("cost/base", Style.CHART_AXIS, LEFT, bottom, width - RIGHT, bottom));
        double middle = (LEFT + width - RIGHT) / 2;
        shapes.add(new Shape.Text("cost/axis", Style.SMALL, middle, bottom + 27, axis, 10.5, Anchor.MIDDLE, false));
    }

    private void curve(List<Shape> shapes, Curve curve) {
        String id = "cost/curve:" + curve.id();
        shapes.add(new Shape.Path(id, curve.style(), 0, 0, course(curve)));
        for (int i = 0; i < curve.dots().size(); i++) {
            Curve.Dot dot = curve.dots().get(i);
            double x = x(dot.size());
            double y = y(dot.nanos());
            shapes.add(new Shape.Path(
                    id + "/dot:" + i, curve.ink(), x, y, curve.look().mark()));
            shapes.add(new Shape.Rect(id + "/dot:" + i + "/tip", Style.PLAIN, x - 7, y - 7, 14, 14, 0, dot.tip()));
        }
    }

    private String course(Curve curve) {
        StringBuilder path = new StringBuilder();
        for (Curve.Fit fit : curve.fit()) {
            path.append(path.isEmpty() ? "M " : " L ").append(point(fit.size(), fit.nanos()));
        }
        return path.toString();
    }

    private String band(Curve curve) {
        StringBuilder path = new StringBuilder();
        for (Curve.Fit fit : curve.fit()) {
            path.append(path.isEmpty() ? "M " : " L ").append(point(fit.size(), fit.high()));
        }
        for (Curve.Fit fit : curve.fit().reversed()) {
            path.append(" L ").append(point(fit.size(), fit.low()));
        }
        return path.append(" Z").toString();
    }

    private String point(double size, double time) {
        return String.format(Locale.ROOT, "%.1f %.1f", x(size), y(time));
    }

    private void legend(List<Shape> shapes, Curve curve, double y) {
        String id = "cost/legend:" + curve.id();
        shapes.add(new Shape.Line(id + "/line", curve.style(), 6, y + 6, 30, y + 6));
        shapes.add(new Shape.Path(
                id + "/mark", curve.ink(), 18, y + 6, curve.look().mark()));
        shapes.add(new Shape.Text(id, Style.TEXT, 36, y + 10, curve.word(), 11, Anchor.START, false));
    }

    private static String size(double bytes) {
        return ByteSize.of(Math.round(bytes)).replace(" ", "").replace("iB", "");
    }
}
