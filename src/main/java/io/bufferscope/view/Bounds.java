package io.bufferscope.view;

import io.bufferscope.picture.Shape;
import javafx.geometry.Rectangle2D;

/// A box that surely holds all that a shape paints; boxes of text and paths are generous.
record Bounds(double left, double top, double right, double bottom) {

    private static final Bounds ALL = new Bounds(
            Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);
    private static final double STROKE = 4;

    static Bounds of(Shape shape) {
        return switch (shape) {
            case Shape.Rect rect -> new Bounds(rect.x(), rect.y(), rect.x() + rect.width(), rect.y() + rect.height());
            case Shape.Line line ->
                new Bounds(
                        Math.min(line.x1(), line.x2()),
                        Math.min(line.y1(), line.y2()),
                        Math.max(line.x1(), line.x2()),
                        Math.max(line.y1(), line.y2()));
            case Shape.Text text -> ofText(text);
            case Shape.Path path -> ALL;
            case Shape.Group group -> ALL;
            case Shape.Faded faded -> of(faded.shape());
        };
    }

    private static Bounds ofText(Shape.Text text) {
        double width = text.text().length() * text.size() * 1.2;
        return new Bounds(text.x() - width, text.y() - text.size() * 1.2, text.x() + width, text.y() + text.size());
    }

    boolean touches(Rectangle2D part) {
        return right + STROKE >= part.getMinX()
                && left - STROKE <= part.getMaxX()
                && bottom + STROKE >= part.getMinY()
                && top - STROKE <= part.getMaxY();
    }

    boolean holds(double x, double y) {
        return x >= left && x <= right && y >= top && y <= bottom;
    }
}
