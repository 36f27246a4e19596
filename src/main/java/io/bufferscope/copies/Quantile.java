package io.bufferscope.copies;

import java.util.Arrays;
import java.util.List;

/// Quantiles of a few numbers, interpolated between neighbours.
public final class Quantile {

    private Quantile() {}

    /// The number that a share of all numbers does not exceed.
    ///
    /// @param share from 0 to 1
    /// @return NaN if there are no numbers
    public static double of(List<Double> numbers, double share) {
        return of(numbers.stream().mapToDouble(Double::doubleValue).toArray(), share);
    }

    /// The number that a share of all numbers does not exceed.
    ///
    /// @param share from 0 to 1
    /// @return NaN if there are no numbers
    public static double of(double[] numbers, double share) {
        if (numbers.length == 0) {
            return Double.NaN;
        }
        double[] sorted = numbers.clone();
        Arrays.sort(sorted);
        double at = share * (sorted.length - 1);
        int below = (int) Math.floor(at);
        int above = Math.min(below + 1, sorted.length - 1);
        return sorted[below] + (at - below) * (sorted[above] - sorted[below]);
    }
}
