package io.bufferscope.picture.bench;

import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Shape.Anchor;
import io.bufferscope.picture.Style;
import io.bufferscope.picture.chart.LineLook;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;

/// The picture of iterations one after the other: hollow marks for warm-up, full ones for what was measured, the score
/// as a line in the band of its interval. What drifts, or differs from fork to fork, is seen here.
public final class IterationChart {

    private static final double LEFT = 66;
    private static final double RIGHT = 12;
    private static final double TOP = 22;
    private static final double FOOT = 8;
    private static final double PAD = 0.15;
    private static final int TICKS = 4;
    private static final MathContext DIGITS = new MathContext(4);

    private static final String ABOVE = "M -4 3 L 0 -4 L 4 3 Z";
    private static final String BELOW = "M -4 -3 L 0 4 L 4 -3 Z";

    private final Iterations iterations;
    private final double width;
    private final double bottom;
    private final double least;
    private final double most;

    private IterationChart(Iterations iterations, double width, double height) {
        this.iterations = iterations;
        this.width = width;
        this.bottom = TOP + height;
        double low = iterations.seen().min(Double::compare).orElse(0.0);
        double high = iterations.seen().max(Double::compare).orElse(1.0);
        double pad = Math.max((high - low) * PAD, Math.abs(high) * 0.01);
        this.least = Math.max(0, low - pad);
        this.most = high + pad;
    }

    /// Draws iterations.
    ///
    /// @param height pixels without the words
    public static Picture picture(Iterations iterations, double width, double height) {
        return new IterationChart(iterations, width, height).draw();
    }

    private Picture draw() {
        List<Shape> shapes = new ArrayList<>();
        band(shapes);
        grid(shapes);
        double each = (width - LEFT - RIGHT) / Math.max(1, iterations.count());
        double x = LEFT;
        for (int i = 0; i < iterations.forks().size(); i++) {
            Iterations.Fork fork = iterations.forks().get(i);
            fork(shapes, fork, i, x, each);
            x += fork.count() * each;
        }
        return new Picture(width, bottom + FOOT, List.copyOf(shapes));
    }

    private double y(double value) {
        return bottom - Math.clamp((value - least) / (most - least), 0, 1) * (bottom - TOP);
    }

    private void band(List<Shape> shapes) {
        if (Double.isFinite(iterations.low()) && Double.isFinite(iterations.high())) {
            double top = y(iterations.high());
            double high = y(iterations.low()) - top;
            shapes.add(
                    new Shape.Rect("iterations/band", Style.CHART_BAND, LEFT, top, width - LEFT - RIGHT, high, 0, ""));
        }
    }

    private void grid(List<Shape> shapes) {
        for (int i = 0; i <= TICKS; i++) {
            double value = least + (most - least) * i / TICKS;
            String id = "iterations/tick:" + i;
            shapes.add(new Shape.Line(id, Style.CHART_GRID, LEFT, y(value), width - RIGHT, y(value)));
            shapes.add(new Shape.Text(
                    id + "/words", Style.SMALL, LEFT - 6, y(value) + 3.5, words(value), 10, Anchor.END, true));
        }
        shapes.add(new Shape.Text(
                "iterations/unit", Style.SMALL, LEFT - 6, 12, iterations.unit(), 10.5, Anchor.END, false));
        if (Double.isFinite(iterations.score())) {
            double y = y(iterations.score());
            shapes.add(new Shape.Line("iterations/score", Style.CHART_CURSOR, LEFT, y, width - RIGHT, y));
        }
    }

    private static String words(double value) {
        return new BigDecimal(value).round(DIGITS).toPlainString();
    }

    private void fork(List<Shape> shapes, Iterations.Fork fork, int number, double from, double each) {
        String id = "iterations/fork:" + number;
        if (number > 0) {
            shapes.add(new Shape.Line(id + "/edge", Style.CHART_AXIS, from, TOP - 4, from, bottom));
        }
        shapes.add(new Shape.Text(id, Style.SMALL, from + 4, 12, fork.name(), 10.5, Anchor.START, false));
        double x = from + each / 2;
        int place = 0;
        for (double score : fork.warmup()) {
            shapes.add(mark(id + "/warmup:" + place++, Style.BENCH_WARMUP, x, score));
            x += each;
        }
        place = 0;
        for (double score : fork.measured()) {
            shapes.add(mark(id + "/measured:" + place++, Style.BENCH_POINT, x, score));
            x += each;
        }
    }

    /// A mark; one that lies outside is an arrow at the edge.
    private Shape mark(String id, Style style, double x, double score) {
        String mark = score > most ? ABOVE : score < least ? BELOW : LineLook.DISC.mark();
        return new Shape.Path(id, style, x, y(score), mark);
    }
}
