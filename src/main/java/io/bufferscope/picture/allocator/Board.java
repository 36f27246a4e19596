package io.bufferscope.picture.allocator;

import io.bufferscope.picture.LineBreaks;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Shape.Anchor;
import io.bufferscope.picture.Style;
import io.bufferscope.picture.TextMetrics;
import java.util.ArrayList;
import java.util.List;

/// A growing list of shapes that become one group.
final class Board {

    private final List<Shape> shapes = new ArrayList<>();

    void rect(String id, Style style, double x, double y, double width, double height, String tip) {
        shapes.add(new Shape.Rect(id, style, x, y, Math.max(1, width), height, 0, tip));
    }

    void round(String id, Style style, double x, double y, double width, double height, String tip) {
        shapes.add(new Shape.Rect(id, style, x, y, Math.max(1, width), height, 4, tip));
    }

    void mono(String id, Style style, double x, double y, String text, double size) {
        shapes.add(new Shape.Text(id, style, x, y, text, size, Anchor.START, true));
    }

    void sans(String id, Style style, double x, double y, String text, double size) {
        shapes.add(new Shape.Text(id, style, x, y, text, size, Anchor.START, false));
    }

    /// Text in the middle of a stretch, if it fits there.
    void centred(String id, Style style, double x, double width, double y, String text, double size) {
        if (TextMetrics.mono(text, size) <= width - 4) {
            shapes.add(new Shape.Text(id, style, x + width / 2, y, text, size, Anchor.MIDDLE, true));
        }
    }

    /// The longest of several texts that fits in the middle of a stretch.
    void centred(String id, Style style, double x, double width, double y, List<String> texts, double size) {
        texts.stream()
                .filter(text -> TextMetrics.mono(text, size) <= width - 4)
                .findFirst()
                .ifPresent(text -> centred(id, style, x, width, y, text, size));
    }

    /// The longest of several texts that fits in the middle of a stretch, on a plain ground if the stretch has a
    /// pattern.
    void plated(String id, Style ground, double x, double width, double y, List<String> texts, double size) {
        boolean patterned = ground == Style.POOL_SUBPAGE || ground == Style.POOL_CACHED || ground == Style.POOL_LEAKED;
        for (String text : texts) {
            double needed = TextMetrics.mono(text, size);
            if (needed <= width - 4) {
                if (patterned) {
                    double left = x + (width - needed) / 2 - 2;
                    shapes.add(
                            new Shape.Rect(id + "/plate", Style.WRITABLE, left, y - size, needed + 4, size + 3, 2, ""));
                }
                centred(id, Style.TEXT, x, width, y, text, size);
                return;
            }
        }
    }

    void path(String id, Style style, String data) {
        shapes.add(new Shape.Path(id, style, 0, 0, data));
    }

    /// A title and, beside it or in lines below, what is to be known of it; returns the y below.
    double heading(String id, double y, double width, String title, String facts) {
        mono(id + "/title", Style.TITLE, Sheet.LEFT, y + 12, title, 13);
        double left = Sheet.LEFT + TextMetrics.mono(title, 13) * 1.05 + 14;
        if (left + TextMetrics.sans(facts, 12) <= width) {
            sans(id + "/facts", Style.FAINT, left, y + 12, facts, 12);
            return y + 20;
        }
        return lines(id + "/facts", Style.FAINT, y + 18, width - Sheet.LEFT, facts, 12);
    }

    /// Proportional text in as many lines as it needs; returns the y below.
    double lines(String id, Style style, double y, double width, String text, double size) {
        double at = y;
        int number = 0;
        for (String line : LineBreaks.of(text, width, size)) {
            sans(number == 0 ? id : id + "/" + number, style, Sheet.LEFT, at + size, line, size);
            at += size + 5;
            number++;
        }
        return at + 2;
    }

    List<Shape> shapes() {
        return List.copyOf(shapes);
    }

    /// All of it as one group.
    ///
    /// @param sentence what it shows, for a screen reader
    Shape.Group group(String id, String sentence) {
        return new Shape.Group(id, Style.PLAIN, sentence, shapes());
    }
}
