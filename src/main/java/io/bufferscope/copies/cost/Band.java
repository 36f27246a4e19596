package io.bufferscope.copies.cost;

import io.bufferscope.copies.Quantile;
import java.util.Arrays;

/// A number with the range in which it lies with a confidence of 95 %.
public record Band(double low, double value, double high) {

    private static final double TAIL = 0.025;
    /// How many of the repetitions must know the number, for it to be known at all.
    private static final double ENOUGH = 0.5;

    /// The band of a number out of its values in repetitions, of which some may be NaN.
    ///
    /// @return all NaN if more than half of them are NaN
    static Band of(double value, double[] repetitions) {
        double[] known = Arrays.stream(repetitions).filter(Double::isFinite).toArray();
        if (!Double.isFinite(value) || known.length < ENOUGH * repetitions.length) {
            return new Band(Double.NaN, Double.NaN, Double.NaN);
        }
        return new Band(
                Math.min(value, Quantile.of(known, TAIL)), value, Math.max(value, Quantile.of(known, 1 - TAIL)));
    }

    public boolean known() {
        return Double.isFinite(value);
    }

    /// Whether it is known within a factor of two either way.
    public boolean narrow() {
        return known() && high <= 4 * low;
    }
}
