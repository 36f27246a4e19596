package io.bufferscope.bench.result;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/// One measured quantity.
///
/// @param score the mean over all iterations, NaN if there is none
/// @param error half the width of the 99.9 % interval, NaN if there are too few iterations for one
/// @param low lower end of that interval, or NaN
/// @param high upper end of that interval, or NaN
/// @param percentiles values by percentile (0 to 100); of iterations, or in sampling mode of single operations
/// @param unit such as `ns/op`, `ops/us`, `B/op`
/// @param raw the score of each iteration, by fork; empty in sampling mode
/// @param histogram in sampling mode, what was counted; else empty
public record Metric(
        double score,
        double error,
        double low,
        double high,
        SortedMap<Double, Double> percentiles,
        String unit,
        List<List<Double>> raw,
        List<Count> histogram) {

    /// How often a value was met.
    ///
    /// @param value in the metric's unit
    public record Count(double value, long times) {}

    /// The scores of all iterations of all forks.
    public List<Double> points() {
        List<Double> points = new ArrayList<>();
        raw.forEach(points::addAll);
        return points;
    }

    /// Whether the interval is known.
    public boolean hasInterval() {
        return !Double.isNaN(low) && !Double.isNaN(high);
    }

    /// The error by the score, from 0; NaN if it is not known.
    public double relativeError() {
        return error / Math.abs(score);
    }
}
