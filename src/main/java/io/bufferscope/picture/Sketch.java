package io.bufferscope.picture;

import io.bufferscope.picture.Shape.Anchor;
import java.util.ArrayList;
import java.util.List;

/// A growing list of shapes whose ids share a prefix.
final class Sketch {

    private final String prefix;
    private final List<Shape> shapes = new ArrayList<>();

    /// @param prefix first part of every id, such as `tape:3`
    Sketch(String prefix) {
        this.prefix = prefix + "/";
    }

    void rect(String id, Style style, double x, double y, double width, double height) {
        rect(id, style, x, y, width, height, "");
    }

    void rect(String id, Style style, double x, double y, double width, double height, String tip) {
        shapes.add(new Shape.Rect(prefix + id, style, x, y, width, height, 0, tip));
    }

    void badge(String id, double x, double y, double width, double height, String tip) {
        shapes.add(new Shape.Rect(prefix + id, Style.BADGE, x, y, width, height, 4, tip));
    }

    void line(String id, Style style, double x1, double y1, double x2, double y2) {
        shapes.add(new Shape.Line(prefix + id, style, x1, y1, x2, y2));
    }

    void path(String id, Style style, double x, double y, String data) {
        shapes.add(new Shape.Path(prefix + id, style, x, y, data));
    }

    void mono(String id, Style style, double x, double y, String text, double size, Anchor anchor) {
        shapes.add(new Shape.Text(prefix + id, style, x, y, text, size, anchor, true));
    }

    void sans(String id, Style style, double x, double y, String text, double size, Anchor anchor) {
        shapes.add(new Shape.Text(prefix + id, style, x, y, text, size, anchor, false));
    }

    List<Shape> shapes() {
        return List.copyOf(shapes);
    }
}
