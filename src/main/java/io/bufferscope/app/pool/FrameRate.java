package io.bufferscope.app.pool;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.LongSupplier;

/// How many pictures were painted during the last second.
final class FrameRate {

    private static final long SECOND = 1_000_000_000;

    private final LongSupplier clock;
    private final Deque<Long> times = new ArrayDeque<>();

    /// @param clock nanoseconds, as [System#nanoTime] has them
    FrameRate(LongSupplier clock) {
        this.clock = clock;
    }

    /// Notes that a picture was painted.
    void painted() {
        times.addLast(clock.getAsLong());
        forget();
    }

    /// Pictures of the last second.
    int perSecond() {
        forget();
        return times.size();
    }

    private void forget() {
        long now = clock.getAsLong();
        while (!times.isEmpty() && now - times.getFirst() >= SECOND) {
            times.removeFirst();
        }
    }
}
