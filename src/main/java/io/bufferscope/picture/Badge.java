package io.bufferscope.picture;

import io.bufferscope.picture.Shape.Anchor;

/// A framed warning word that explains itself under the pointer.
///
/// @param size font size of the word
record Badge(Hazard hazard, double size) {

    private static final double PADDING = 7;

    double width() {
        return TextMetrics.bold(word(), size) + 2 * PADDING;
    }

    /// @param x its left edge
    /// @param line base line of its word
    void draw(Sketch sketch, double x, double line) {
        String id = "hazard:" + hazard.tape();
        sketch.badge(id, x, line - size - 2, width(), size + 5.5, hazard.sentence());
        sketch.sans(id + "/word", Style.WARNING, x + width() / 2, line, word(), size, Anchor.MIDDLE);
    }

    private String word() {
        return "⚠ " + hazard.badge();
    }
}
