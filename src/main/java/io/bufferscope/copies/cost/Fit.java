package io.bufferscope.copies.cost;

import io.bufferscope.copies.Quantile;
import java.util.Arrays;

/// The robust fit of a line: least squares of relative errors, in which points far off count less and less.
///
/// Relative, because an error of 1 µs is all at 64 bytes and nothing at 1 MiB.
final class Fit {

    private static final int TURNS = 25;
    /// Relative errors that count fully, as multiples of the median one.
    private static final double TUNING = 2;

    private static final double LEAST_ERROR = 1e-9;

    private Fit() {}

    /// Fits.
    ///
    /// @param sizes at least two different ones
    /// @param nanos all above 0
    static Line of(double[] sizes, double[] nanos) {
        double[] weights = new double[sizes.length];
        Arrays.fill(weights, 1);
        Line line = weighted(sizes, nanos, weights);
        for (int turn = 0; turn < TURNS; turn++) {
            line = weighted(sizes, nanos, trust(line, sizes, nanos));
        }
        return line;
    }

    /// Minimises the weighted sum of squares of `(C + K · size) / T − 1`, with C and K not below 0.
    private static Line weighted(double[] sizes, double[] nanos, double[] weights) {
        double aa = 0;
        double ab = 0;
        double bb = 0;
        double a = 0;
        double b = 0;
        for (int i = 0; i < sizes.length; i++) {
            double one = 1 / nanos[i];
            double size = sizes[i] / nanos[i];
            aa += weights[i] * one * one;
            ab += weights[i] * one * size;
            bb += weights[i] * size * size;
            a += weights[i] * one;
            b += weights[i] * size;
        }
        double determinant = aa * bb - ab * ab;
        double fixed = (a * bb - b * ab) / determinant;
        double perByte = (b * aa - a * ab) / determinant;
        if (!(perByte > 0)) {
            return new Line(a / aa, 0);
        }
        return fixed >= 0 ? new Line(fixed, perByte) : new Line(0, b / bb);
    }

    /// Weights of Huber's kind: 1 near the line, less the farther from it.
    private static double[] trust(Line line, double[] sizes, double[] nanos) {
        double[] errors = new double[sizes.length];
        for (int i = 0; i < sizes.length; i++) {
            errors[i] = Math.abs(line.at(sizes[i]) / nanos[i] - 1);
        }
        double scale = Math.max(LEAST_ERROR, TUNING * Quantile.of(errors, 0.5));
        double[] weights = new double[sizes.length];
        for (int i = 0; i < sizes.length; i++) {
            weights[i] = 1 / Math.max(1, errors[i] / scale);
        }
        return weights;
    }
}
