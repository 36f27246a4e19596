package io.bufferscope.copies.ride;

/// How long one measurement may take.
///
/// @param warmUpNanos time before anything counts
/// @param nanos time of all rounds together
/// @param rounds number of rounds, of which each gives one number
public record Effort(long warmUpNanos, long nanos, int rounds) {

    /// Splits a stretch of time.
    ///
    /// @param totalNanos warm-up and rounds together
    public static Effort of(long totalNanos, int rounds) {
        return new Effort(totalNanos / 3, totalNanos - totalNanos / 3, rounds);
    }
}
