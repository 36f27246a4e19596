package io.bufferscope.picture.bench;

import java.util.List;
import java.util.stream.Stream;

/// The iterations of a measurement, fork after fork.
///
/// @param score their mean, or NaN
/// @param low lower end of its interval, or NaN
/// @param high upper end, or NaN
/// @param unit of all numbers
public record Iterations(List<Fork> forks, double score, double low, double high, String unit) {

    /// The iterations of one JVM.
    ///
    /// @param name such as `fork 1`
    /// @param warmup the scores while it warmed up; empty if they are not known
    /// @param measured the scores that count
    public record Fork(String name, List<Double> warmup, List<Double> measured) {

        int count() {
            return warmup.size() + measured.size();
        }
    }

    /// All numbers that must be seen: what was measured, and the interval.
    Stream<Double> seen() {
        return Stream.concat(Stream.of(score, low, high), forks.stream().flatMap(fork -> fork.measured().stream()))
                .filter(Double::isFinite);
    }

    int count() {
        return forks.stream().mapToInt(Fork::count).sum();
    }
}
