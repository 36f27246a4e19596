package io.bufferscope.picture;

import java.util.List;

/// A part of a picture with an id that is the same in the pictures of neighbouring frames for the same thing.
///
/// Ids are paths such as `tape:3/cell:17` or `tape:3/pointer:limit`. Coordinates are pixels at 100 %, y downwards.
public sealed interface Shape {

    String id();

    Style style();

    /// A rectangle.
    ///
    /// @param radius of its corners
    /// @param tip what the pointer shows over it as a sentence, or empty
    record Rect(String id, Style style, double x, double y, double width, double height, double radius, String tip)
            implements Shape {}

    /// A straight line.
    record Line(String id, Style style, double x1, double y1, double x2, double y2) implements Shape {}

    /// A run of straight and curved pieces, filled if it is closed, else drawn as a line.
    ///
    /// @param x added to every x of `data`
    /// @param y added to every y of `data`
    /// @param data SVG path syntax limited to absolute `M L C Z`, numbers set apart by blanks
    record Path(String id, Style style, double x, double y, String data) implements Shape {}

    /// A line of text.
    ///
    /// @param x start, middle or end of the text, as `anchor` says
    /// @param y its base line
    /// @param size font size in pixels
    record Text(String id, Style style, double x, double y, String text, double size, Anchor anchor, boolean mono)
            implements Shape {}

    /// A shape that is fading in or out.
    ///
    /// @param opacity from 0 (invisible) to 1
    record Faded(Shape shape, double opacity) implements Shape {
        @Override
        public String id() {
            return shape.id();
        }

        @Override
        public Style style() {
            return shape.style();
        }
    }

    /// Shapes that belong together, with a sentence that says for a screen reader what they show.
    record Group(String id, Style style, String sentence, List<Shape> shapes) implements Shape {}

    /// The place of a text that its x means.
    enum Anchor {
        START,
        MIDDLE,
        END
    }
}
