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

    /// A closed or open run of straight and curved pieces in SVG path syntax limited to absolute `M L C Z`.
    record Path(String id, Style style, double x, double y, String data) implements Shape {}

    /// A line of text.
    ///
    /// @param x start, middle or end of the text, as `anchor` says
    /// @param y its base line
    /// @param size font size in pixels
    record Text(String id, Style style, double x, double y, String text, double size, Anchor anchor, boolean mono)
            implements Shape {}

    /// Shapes that belong together, with a sentence that says for a screen reader what they show.
    record Group(String id, Style style, String sentence, List<Shape> shapes) implements Shape {}

    /// The place of a text that its x means.
    enum Anchor {
        START,
        MIDDLE,
        END
    }
}
