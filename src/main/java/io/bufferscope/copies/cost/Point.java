package io.bufferscope.copies.cost;

import io.bufferscope.copies.Measurement;
import io.bufferscope.copies.Quantile;
import java.util.List;

/// The times that were taken at one size.
///
/// @param size bytes
/// @param samples nanoseconds per move, at least one
public record Point(double size, List<Double> samples) {

    public Point {
        samples = List.copyOf(samples);
    }

    static Point of(Measurement measured) {
        return new Point(measured.size(), measured.samples());
    }

    public double median() {
        return Quantile.of(samples, 0.5);
    }
}
