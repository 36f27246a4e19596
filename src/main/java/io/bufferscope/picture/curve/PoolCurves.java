package io.bufferscope.picture.curve;

import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.ByteSize;
import io.bufferscope.picture.Digits;
import io.bufferscope.picture.chart.Chart;
import io.bufferscope.picture.chart.LineLook;
import io.bufferscope.trace.pool.PoolFigures;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/// The chart of an allocator's figures: used, reserved and pinned bytes, and the share that nobody asked for.
public final class PoolCurves {

    private static final int MOST = 300;

    private final Messages messages;

    public PoolCurves(Messages messages) {
        this.messages = messages;
    }

    /// The chart of some points.
    ///
    /// @param id begins the ids of its shapes
    /// @param along what its axis counts
    /// @param points by ascending steps, at least one
    /// @param top bytes at the end of the scale; 0 for as many as needed
    public Chart chart(String id, Along along, List<PoolPoint> points, double top) {
        Chart.Line used = line(
                "used", LineLook.DISC, points, along, point -> point.figures().used());
        Chart.Line reserved = line(
                "reserved",
                LineLook.SQUARE,
                points,
                along,
                point -> point.figures().reserved());
        Chart.Line pinned = line(
                "pinned",
                LineLook.TRIANGLE,
                points,
                along,
                point -> point.figures().pinned());
        Chart.Line fragmentation = line(
                "fragmentation",
                LineLook.DIAMOND,
                points,
                along,
                point -> point.figures().fragmentation());
        List<Chart.Panel> panels = List.of(
                new Chart.Panel(Chart.Unit.BYTES, top, List.of(reserved, pinned, used)),
                new Chart.Panel(Chart.Unit.PERCENT, 1, List.of(fragmentation)));
        long first = along.place(points.getFirst());
        long last = along.place(points.getLast());
        return new Chart(id, messages.text(along.key), first, last, panels, stops(points, along));
    }

    /// What each line is and how it is known, in sentences, in the order of the legend.
    public List<String> meanings() {
        return List.of("reserved", "pinned", "used", "fragmentation").stream()
                .map(line -> messages.text("curve." + line + ".meaning"))
                .toList();
    }

    /// The greatest number of bytes in some points.
    public static double top(List<PoolPoint> points) {
        return points.stream()
                .map(PoolPoint::figures)
                .mapToDouble(it -> Math.max(it.used(), Math.max(it.reserved(), it.pinned())))
                .max()
                .orElse(0);
    }

    private Chart.Line line(
            String id, LineLook look, List<PoolPoint> points, Along along, ToDoubleFunction<PoolPoint> figure) {
        List<Chart.Spot> spots = new ArrayList<>();
        for (PoolPoint point : points) {
            double value = figure.applyAsDouble(point);
            if (value >= 0) {
                spots.add(new Chart.Spot(along.place(point), value));
            }
        }
        String known = spots.isEmpty() && !points.isEmpty()
                ? "pool.known.hidden"
                : id.equals("fragmentation") ? "pool.known.computed" : "pool.known.seen";
        String word = messages.text("curve." + id);
        return new Chart.Line(id, look, word, messages.text(known), Thinning.of(List.copyOf(spots), MOST));
    }

    private List<Chart.Stop> stops(List<PoolPoint> points, Along along) {
        List<Chart.Stop> stops = new ArrayList<>();
        int count = Math.min(points.size(), MOST);
        for (int i = 0; i < count; i++) {
            PoolPoint point = points.get((int) ((long) points.size() * i / count));
            stops.add(new Chart.Stop(along.place(point), point.step(), tip(point, along)));
        }
        return List.copyOf(stops);
    }

    private String tip(PoolPoint point, Along along) {
        PoolFigures figures = point.figures();
        double share = figures.fragmentation();
        return messages.text(
                "curve.tip",
                messages.text(along.key),
                Digits.grouped(along.place(point)),
                ByteSize.of(figures.used()),
                ByteSize.of(figures.reserved()),
                ByteSize.of(figures.pinned()),
                share < 0 ? "—" : String.format(Locale.ROOT, "%.1f %%", 100 * share));
    }

    /// What the axis counts.
    public enum Along {
        /// Steps of the trace.
        STEPS("curve.steps"),
        /// Operations of the workload.
        OPERATIONS("curve.operations");

        private final String key;

        Along(String key) {
            this.key = key;
        }

        /// Where a point lies.
        public long place(PoolPoint point) {
            return this == STEPS ? point.step() : point.operations();
        }
    }
}
