package io.bufferscope.picture.bench;

import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Shape.Anchor;
import io.bufferscope.picture.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The picture of heaps over time: it fills, a collection empties it. Forks stand below each other on one scale, so
/// that more teeth mean more collections.
public final class SawtoothChart {

    private static final double LEFT = 66;
    private static final double RIGHT = 12;
    private static final double HEAD = 18;
    private static final double FOOT = 34;
    private static final double WIDEST_TIP = 9;

    private final List<Sawtooth> forks;
    private final double width;
    private final double height;
    private final Axis seconds;
    private final Axis heap;

    private SawtoothChart(List<Sawtooth> forks, double width, double height) {
        this.forks = forks;
        this.width = width;
        this.height = height;
        this.seconds = Axis.to(most(forks, true));
        this.heap = Axis.to(most(forks, false));
    }

    /// Draws the heaps of forks.
    ///
    /// @param height pixels of each
    /// @param axis what the axis of time is called
    public static Picture picture(List<Sawtooth> forks, double width, double height, String axis) {
        return new SawtoothChart(forks, width, height).draw(axis);
    }

    private static double most(List<Sawtooth> forks, boolean time) {
        return forks.stream()
                .flatMap(fork -> fork.teeth().stream())
                .mapToDouble(tooth -> time ? tooth.seconds() : tooth.before())
                .max()
                .orElse(1);
    }

    private Picture draw(String axis) {
        List<Shape> shapes = new ArrayList<>();
        double y = 0;
        for (int i = 0; i < forks.size(); i++) {
            fork(shapes, forks.get(i), "sawtooth/fork:" + i, y + HEAD);
            y += HEAD + height + 6;
        }
        for (double tick : seconds.ticks()) {
            String id = "sawtooth/second:" + seconds.words(tick);
            shapes.add(new Shape.Text(id, Style.SMALL, x(tick), y + 8, seconds.words(tick), 10, Anchor.MIDDLE, true));
        }
        shapes.add(new Shape.Text("sawtooth/axis", Style.SMALL, width - RIGHT, y + 22, axis, 10.5, Anchor.END, false));
        return new Picture(width, y + FOOT, List.copyOf(shapes));
    }

    private double x(double time) {
        return LEFT + seconds.share(time) * (width - LEFT - RIGHT);
    }

    private void fork(List<Shape> shapes, Sawtooth fork, String id, double top) {
        shapes.add(new Shape.Text(id, Style.SMALL, LEFT, top - 6, fork.name(), 10.5, Anchor.START, false));
        for (double tick : heap.ticks()) {
            double y = y(tick, top);
            Style style = tick == 0 ? Style.CHART_AXIS : Style.CHART_GRID;
            String name = id + "/tick:" + heap.words(tick);
            String words = heap.words(tick) + " MiB";
            shapes.add(new Shape.Line(name, style, LEFT, y, width - RIGHT, y));
            shapes.add(new Shape.Text(name + "/words", Style.SMALL, LEFT - 6, y + 3.5, words, 10, Anchor.END, true));
        }
        if (!fork.teeth().isEmpty()) {
            shapes.add(new Shape.Path(id + "/heap", Style.CHART_1, 0, 0, course(fork, top)));
        }
        for (int i = 0; i < fork.teeth().size(); i++) {
            Sawtooth.Tooth tooth = fork.teeth().get(i);
            double x = x(tooth.seconds()) - WIDEST_TIP / 2;
            shapes.add(
                    new Shape.Rect(id + "/collection:" + i, Style.PLAIN, x, top, WIDEST_TIP, height, 0, tooth.tip()));
        }
    }

    private double y(double mib, double top) {
        return top + height - heap.share(mib) * height;
    }

    private String course(Sawtooth fork, double top) {
        StringBuilder path = new StringBuilder();
        for (Sawtooth.Tooth tooth : fork.teeth()) {
            double x = x(tooth.seconds());
            path.append(path.isEmpty() ? "M" : " L").append(point(x, y(tooth.before(), top)));
            path.append(" L").append(point(x, y(tooth.after(), top)));
        }
        return path.toString();
    }

    private static String point(double x, double y) {
        return String.format(Locale.ROOT, " %.1f %.1f", x, y);
    }
}
