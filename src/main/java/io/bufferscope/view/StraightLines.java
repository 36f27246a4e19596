package io.bufferscope.view;

import io.bufferscope.picture.Shape;
import javafx.scene.canvas.GraphicsContext;

/// Upright and level lines painted as filled rectangles: several times quicker than strokes in software rendering.
final class StraightLines {

    private StraightLines() {}

    /// Draws the outline of a rectangle in the current fill.
    static void rectangle(GraphicsContext canvas, Shape.Rect rect, Look.Ink ink) {
        double half = ink.width() / 2;
        double right = rect.x() + rect.width();
        double bottom = rect.y() + rect.height();
        line(canvas, rect.x() - half, rect.y(), right + half, rect.y(), ink);
        line(canvas, rect.x() - half, bottom, right + half, bottom, ink);
        line(canvas, rect.x(), rect.y() + half, rect.x(), bottom - half, ink);
        line(canvas, right, rect.y() + half, right, bottom - half, ink);
    }

    /// Draws an upright or level line in the current fill.
    static void line(GraphicsContext canvas, double x1, double y1, double x2, double y2, Look.Ink ink) {
        boolean upright = x1 == x2;
        double from = upright ? Math.min(y1, y2) : Math.min(x1, x2);
        double to = upright ? Math.max(y1, y2) : Math.max(x1, x2);
        double across = (upright ? x1 : y1) - ink.width() / 2;
        double[] dashes = ink.dashes();
        if (dashes == null) {
            piece(canvas, upright, from, to, across, ink.width());
            return;
        }
        int dash = 0;
        for (double at = from; at < to; at += dashes[dash++ % dashes.length]) {
            if (dash % 2 == 0) {
                piece(canvas, upright, at, Math.min(to, at + dashes[dash % dashes.length]), across, ink.width());
            }
        }
    }

    private static void piece(
            GraphicsContext canvas, boolean upright, double from, double to, double across, double width) {
        if (upright) {
            canvas.fillRect(across, from, width, to - from);
        } else {
            canvas.fillRect(from, across, to - from, width);
        }
    }
}
