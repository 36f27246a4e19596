package io.bufferscope.bench.result;

/// How one measurement compares with another of the same unit.
public enum Comparison {
    /// Surely faster, or less.
    BETTER,
    /// Surely slower, or more.
    WORSE,
    /// The intervals overlap: these two cannot be told apart.
    ALIKE,
    /// Units differ, or one has no interval.
    UNKNOWN;

    /// Compares the first with the second by their 99.9 % intervals.
    public static Comparison of(Measurement first, Measurement second) {
        Metric a = first.primary();
        Metric b = second.primary();
        if (!a.unit().equals(b.unit()) || !a.hasInterval() || !b.hasInterval()) {
            return UNKNOWN;
        }
        if (a.low() <= b.high() && b.low() <= a.high()) {
            return ALIKE;
        }
        return a.score() > b.score() == first.moreIsBetter() ? BETTER : WORSE;
    }
}
