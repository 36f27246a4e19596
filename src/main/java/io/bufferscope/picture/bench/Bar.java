package io.bufferscope.picture.bench;

import java.util.List;
import java.util.stream.DoubleStream;

/// A result that is drawn as a bar.
///
/// @param id names it among all bars of the picture
/// @param label what was measured
/// @param score the length of the bar, or NaN
/// @param low lower end of its interval, or NaN
/// @param high upper end, or NaN
/// @param points what the score is the mean of
/// @param figure score, interval and unit as words
/// @param note how it compares with another; may be empty
public record Bar(
        String id,
        String label,
        double score,
        double low,
        double high,
        List<Double> points,
        String figure,
        String note) {

    /// All in one sentence.
    public String sentence() {
        return label + ": " + figure + (note.isEmpty() ? "" : " · " + note);
    }

    boolean hasInterval() {
        return Double.isFinite(low) && Double.isFinite(high);
    }

    /// The greatest number that the axis should reach; an interval is given at most as much again as the score.
    double most() {
        return DoubleStream.concat(
                        DoubleStream.of(score, Math.min(high, score * 2)),
                        points.stream().mapToDouble(Double::doubleValue))
                .filter(Double::isFinite)
                .max()
                .orElse(0);
    }

    /// Bars that may be compared: they share an axis.
    ///
    /// @param title what they have in common; may be empty
    /// @param unit of the axis
    public record Group(String title, String unit, List<Bar> bars) {}
}
