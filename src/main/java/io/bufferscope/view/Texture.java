package io.bufferscope.view;

import io.bufferscope.theme.Pattern;
import javafx.scene.canvas.GraphicsContext;

/// The textures of zones, drawn in a rectangle so that they join at its neighbours.
final class Texture {

    private static final double LINES = 8;
    private static final double DOTS = 7;
    private static final double DOT = 1.5;

    private Texture() {}

    /// Draws a texture in the current fill and stroke; its lines are one path, which is stroked at once.
    static void draw(GraphicsContext canvas, Pattern pattern, double x, double y, double width, double height) {
        canvas.beginPath();
        switch (pattern) {
            case NONE -> {}
            case HATCH -> rising(canvas, x, y, width, height);
            case CROSS -> {
                rising(canvas, x, y, width, height);
                falling(canvas, x, y, width, height);
            }
            case DOTS -> dots(canvas, x, y, width, height);
        }
        canvas.stroke();
    }

    private static void rising(GraphicsContext canvas, double x, double y, double width, double height) {
        for (double sum = first(x + y, LINES); sum < x + width + y + height; sum += LINES) {
            double left = Math.max(x, sum - y - height);
            double right = Math.min(x + width, sum - y);
            canvas.moveTo(left, sum - left);
            canvas.lineTo(right, sum - right);
        }
    }

    private static void falling(GraphicsContext canvas, double x, double y, double width, double height) {
        for (double difference = first(x - y - height, LINES); difference < x + width - y; difference += LINES) {
            double left = Math.max(x, difference + y);
            double right = Math.min(x + width, difference + y + height);
            canvas.moveTo(left, left - difference);
            canvas.lineTo(right, right - difference);
        }
    }

    private static void dots(GraphicsContext canvas, double x, double y, double width, double height) {
        for (double row = first(y, DOTS); row + DOT <= y + height; row += DOTS) {
            for (double column = first(x, DOTS); column + DOT <= x + width; column += DOTS) {
                canvas.fillRect(column, row, DOT, DOT);
            }
        }
    }

    private static double first(double from, double step) {
        return Math.ceil(from / step) * step;
    }
}
