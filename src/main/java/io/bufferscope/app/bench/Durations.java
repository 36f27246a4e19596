package io.bufferscope.app.bench;

import io.bufferscope.l10n.Messages;

/// Times that runs take, as people say them.
final class Durations {

    private static final long SECOND = 1000;
    private static final long MINUTE = 60 * SECOND;

    private Durations() {}

    /// Such as `40 s` or `3 min 20 s`.
    static String words(long millis, Messages messages) {
        long seconds = Math.max(1, Math.round(millis / (double) SECOND));
        return millis < MINUTE
                ? messages.text("bench.seconds", seconds)
                : messages.text("bench.minutes", seconds / 60, seconds % 60);
    }
}
