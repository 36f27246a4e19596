package io.bufferscope.bench;

import java.time.Duration;
import java.util.SortedMap;

/// Where a run is: an iteration that has begun, or has ended with a score.
///
/// @param benchmark full name
/// @param params its parameters
/// @param fork number of the fork, from 1; 0 if it runs in this JVM
/// @param forks how many forks there are
/// @param warmup whether the iteration warms up
/// @param iteration its number, from 1
/// @param iterations how many of its kind a fork has
/// @param score of the iteration, NaN while it runs
/// @param unit of the score
/// @param share of the whole run that is done, from 0 to 1
/// @param left how long the rest will take, as far as is known
public record Progress(
        String benchmark,
        SortedMap<String, String> params,
        int fork,
        int forks,
        boolean warmup,
        int iteration,
        int iterations,
        double score,
        String unit,
        double share,
        Duration left) {

    /// Whether an iteration has just ended.
    public boolean ended() {
        return !Double.isNaN(score);
    }
}
