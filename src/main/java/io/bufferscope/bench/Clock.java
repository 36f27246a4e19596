package io.bufferscope.bench;

import java.time.Duration;
import java.util.function.LongSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How much of a run is done: what JMH says at the start of each fork, carried on by the time since.
final class Clock {

    private static final Pattern SAID =
            Pattern.compile("# Run progress: ([0-9.]+)% complete, ETA (?:(\\d+)d )?(\\d+):(\\d+):(\\d+)");

    /// Only the end of the run is the whole.
    private static final double ALMOST = 0.99;

    private final LongSupplier nanos;
    private double share;
    private Duration left = Duration.ZERO;
    private long since;

    /// @param nanos the time now, in nanoseconds
    Clock(LongSupplier nanos) {
        this.nanos = nanos;
        this.since = nanos.getAsLong();
    }

    /// Takes in a line of JMH's output, if it is about the time.
    void read(String line) {
        Matcher said = SAID.matcher(line);
        if (said.find()) {
            share = Double.parseDouble(said.group(1)) / 100;
            long days = said.group(2) == null ? 0 : Long.parseLong(said.group(2));
            left = Duration.ofDays(days)
                    .plusHours(Long.parseLong(said.group(3)))
                    .plusMinutes(Long.parseLong(said.group(4)))
                    .plusSeconds(Long.parseLong(said.group(5)));
            since = nanos.getAsLong();
        }
    }

    /// How long the rest will take; zero when it takes longer than was thought.
    Duration left() {
        Duration rest = left.minusNanos(nanos.getAsLong() - since);
        return rest.isNegative() ? Duration.ZERO : rest;
    }

    /// The part that is done, from 0 to 1.
    double share() {
        double passed = (nanos.getAsLong() - since) / (double) Math.max(left.toNanos(), 1);
        return Math.min(share + (1 - share) * Math.clamp(passed, 0, 1), ALMOST);
    }
}
