package io.bufferscope.picture.chart;

/// A rectangle of a picture.
record Box(double x, double y, double width, double height) {

    double right() {
        return x + width;
    }

    double bottom() {
        return y + height;
    }
}
