package io.bufferscope.app.present;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

/// The time of a presentation: how long it has lasted, and how much is left of what the class was given.
final class Clock {

    private static final int MOST = 180;

    private final InstantSource source;
    private final Instant begin;
    private int minutes = 5;
    private @Nullable Instant end;

    Clock(InstantSource source) {
        this.source = source;
        this.begin = source.instant();
    }

    String elapsed() {
        return text(Duration.between(begin, source.instant()));
    }

    /// Minutes that the timer gives when it is started.
    int minutes() {
        return minutes;
    }

    void more(int by) {
        minutes = Math.clamp(minutes + by, 1, MOST);
    }

    boolean isRunning() {
        return end != null;
    }

    /// Gives the class its minutes, or takes them back.
    void startOrStop() {
        end = isRunning() ? null : source.instant().plus(Duration.ofMinutes(minutes));
    }

    /// What is left, such as `4:59`, or after a minus what it is over; empty if no time was given.
    String left() {
        Instant until = end;
        if (until == null) {
            return "";
        }
        Duration left = Duration.between(source.instant(), until);
        return left.isNegative() ? "−" + text(left.negated()) : text(left);
    }

    boolean isOver() {
        return end != null && source.instant().isAfter(end);
    }

    private static String text(Duration time) {
        long hours = time.toHours();
        String rest = String.format(
                hours == 0 ? "%d:%02d" : "%02d:%02d", time.toMinutesPart(), time.toSecondsPart());
        return hours == 0 ? rest : hours + ":" + rest;
    }
}
