package io.bufferscope.picture.copies;

import io.bufferscope.picture.Digits;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Shape.Anchor;
import io.bufferscope.picture.Style;
import io.bufferscope.picture.TextMetrics;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The bars of times made of parts, each part with a pattern of its own that the legend names.
public final class StageBars {

    private static final double LEFT = 6;
    private static final double HIGH = 18;
    private static final double EACH = 44;
    private static final List<Style> STYLES = List.of(
            Style.READABLE,
            Style.POOL_SUBPAGE,
            Style.CONSUMED,
            Style.POOL_LIVE,
            Style.POOL_CACHED,
            Style.BEYOND_LIMIT,
            Style.FREED);

    private StageBars() {}

    /// A time.
    ///
    /// @param parts nanoseconds by the name of the part, in order
    public record Bar(String id, String word, Map<String, Double> parts) {

        double sum() {
            return parts.values().stream().mapToDouble(Double::doubleValue).sum();
        }
    }

    /// Draws bars below each other on one scale.
    ///
    /// @param order names of all parts, as they stand in the legend
    public static Picture picture(List<Bar> bars, List<String> order, double width) {
        List<Shape> shapes = new ArrayList<>();
        Map<String, Style> styles = styles(bars, order);
        double most = bars.stream().mapToDouble(Bar::sum).max().orElse(1);
        double y = 4;
        for (Bar bar : bars) {
            shapes.add(bar(bar, y, (width - 2 * LEFT) / most, styles));
            y += EACH;
        }
        return new Picture(width, legend(shapes, styles, y, width), List.copyOf(shapes));
    }

    private static Map<String, Style> styles(List<Bar> bars, List<String> order) {
        Map<String, Style> styles = new LinkedHashMap<>();
        for (int i = 0; i < order.size(); i++) {
            String part = order.get(i);
            if (bars.stream().anyMatch(bar -> bar.parts().containsKey(part))) {
                styles.put(part, STYLES.get(i % STYLES.size()));
            }
        }
        return styles;
    }

    private static Shape bar(Bar bar, double y, double scale, Map<String, Style> styles) {
        List<Shape> shapes = new ArrayList<>();
        String id = "stages:" + bar.id();
        String head = bar.word() + " · " + Digits.time(bar.sum());
        shapes.add(new Shape.Text(id, Style.TEXT, LEFT, y + 12, head, 11, Anchor.START, false));
        StringBuilder sentence = new StringBuilder(head);
        double x = LEFT;
        for (Map.Entry<String, Double> part : bar.parts().entrySet()) {
            double wide = part.getValue() * scale;
            String tip = part.getKey() + " " + Digits.time(part.getValue());
            sentence.append(" · ").append(tip);
            Style style = styles.getOrDefault(part.getKey(), Style.PLAIN);
            shapes.add(new Shape.Rect(id + "/" + part.getKey(), style, x, y + 18, Math.max(1, wide), HIGH, 0, tip));
            shapes.add(new Shape.Rect(
                    id + "/" + part.getKey() + "/edge", Style.GROUP, x, y + 18, Math.max(1, wide), HIGH, 0, ""));
            x += wide;
        }
        return new Shape.Group(id + "/bar", Style.PLAIN, sentence.toString(), List.copyOf(shapes));
    }

    private static double legend(List<Shape> shapes, Map<String, Style> styles, double top, double width) {
        double x = LEFT;
        double y = top;
        for (Map.Entry<String, Style> entry : styles.entrySet()) {
            double needed = 24 + TextMetrics.sans(entry.getKey(), 11) + 14;
            if (x > LEFT && x + needed > width) {
                x = LEFT;
                y += HIGH;
            }
            String id = "stages/legend:" + entry.getKey();
            shapes.add(new Shape.Rect(id + "/swatch", entry.getValue(), x, y + 2, 18, 11, 0, ""));
            shapes.add(new Shape.Rect(id + "/edge", Style.GROUP, x, y + 2, 18, 11, 0, ""));
            shapes.add(new Shape.Text(id, Style.FAINT, x + 24, y + 12, entry.getKey(), 11, Anchor.START, false));
            x += needed;
        }
        return y + HIGH + 4;
    }
}
