package io.bufferscope.view;

import io.bufferscope.picture.Style;
import java.util.BitSet;
import java.util.List;
import java.util.function.Function;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

/// What a timeline shows besides its ticks: hits of breakpoints, bookmarks and the lanes of threads.
final class TimelineMarks {

    private BitSet hits = new BitSet();
    private List<Long> bookmarks = List.of();
    private Lanes lanes = new Lanes();

    void hits(BitSet steps) {
        hits = steps;
    }

    void bookmarks(List<Long> steps) {
        bookmarks = List.copyOf(steps);
    }

    void lanes(Lanes newLanes) {
        lanes = newLanes;
    }

    /// Height that the lanes take below the ticks, at scale 1.
    double lanesHeight() {
        return lanes.count() * 12.0;
    }

    /// Width that the names of the lanes take at the left.
    double namesWidth(Font font) {
        double widest = 0;
        for (String name : lanes.count() == 0 ? List.<String>of() : lanes.names()) {
            Text text = new Text(shortName(name));
            text.setFont(font);
            widest = Math.max(widest, text.getLayoutBounds().getWidth() + 6);
        }
        return widest;
    }

    void paint(GraphicsContext pen, TimelineScale scale, double zoom, Function<Style, Color> colours) {
        paintHits(pen, scale, 6 * zoom, colours.apply(Style.WARNING));
        paintBookmarks(pen, scale, zoom, colours.apply(Style.CURSOR_READ));
    }

    private void paintHits(GraphicsContext pen, TimelineScale scale, double size, Color colour) {
        pen.setFill(colour);
        double free = Double.NEGATIVE_INFINITY;
        for (int bit = hits.nextSetBit(0); bit >= 0 && bit < scale.steps(); bit = hits.nextSetBit(bit + 1)) {
            double x = Math.rint(scale.x(bit + 1L));
            if (x >= free) {
                pen.fillOval(x - size / 2, 1, size, size);
                free = x + 2;
            } else {
                bit = (int) Math.max(bit, Math.min(scale.step(free) - 2, scale.steps()));
            }
        }
    }

    private void paintBookmarks(GraphicsContext pen, TimelineScale scale, double zoom, Color colour) {
        pen.setFill(colour);
        for (long step : bookmarks) {
            if (step <= scale.steps()) {
                double x = Math.rint(scale.x(step));
                double[] xs = {x - 1, x + 9 * zoom, x + 6 * zoom, x + 9 * zoom, x - 1};
                double[] ys = {1, 1, 4.5 * zoom, 8 * zoom, 8 * zoom};
                pen.fillPolygon(xs, ys, 5);
                pen.fillRect(x - 1, 1, 2, 15 * zoom);
            }
        }
    }

    void paintLanes(GraphicsContext pen, TimelineScale scale, double top, double zoom, Font font, Color ink, Color on) {
        int count = lanes.count();
        if (count == 0) {
            return;
        }
        boolean[][] used = lanes.columns(scale, (int) scale.width() + 1);
        pen.setFont(font);
        pen.setTextAlign(TextAlignment.RIGHT);
        pen.setTextBaseline(VPos.CENTER);
        for (int lane = 0; lane < count; lane++) {
            double middle = top + (lane + 0.5) * 12 * zoom;
            pen.setFill(ink);
            pen.fillText(shortName(lanes.names().get(lane)), scale.left() - 6, middle);
            pen.fillRect(scale.left(), middle, scale.width(), 0.5);
            pen.setFill(on);
            paintLane(pen, used[lane], scale.left(), middle - 2 * zoom, 4 * zoom);
        }
        pen.setTextAlign(TextAlignment.LEFT);
        pen.setTextBaseline(VPos.BASELINE);
    }

    private static void paintLane(GraphicsContext pen, boolean[] used, double left, double top, double height) {
        for (int from = 0; from < used.length; from++) {
            int to = from;
            while (to < used.length && used[to]) {
                to++;
            }
            if (to > from) {
                pen.fillRect(left + from - 1, top, to - from + 1, height);
                from = to;
            }
        }
    }

    private static String shortName(String name) {
        return name.length() > 14 ? name.substring(0, 13) + "…" : name;
    }
}
