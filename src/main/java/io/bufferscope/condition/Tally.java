package io.bufferscope.condition;

import org.jspecify.annotations.Nullable;

/// What became of a breakpoint so far.
///
/// @param hits how often it was met, those before the first that counts included
/// @param problem what is wrong with its condition, or null
public record Tally(long hits, @Nullable Problem problem) {

    /// A breakpoint that was not met yet.
    public static final Tally NONE = new Tally(0, null);
}
