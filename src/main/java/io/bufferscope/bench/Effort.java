package io.bufferscope.bench;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/// How long each benchmark is measured. JMH's own options, where given, have the last word.
public enum Effort {
    /// One fork, half a second of warm-up, five iterations of 0.2 seconds: to look, not to publish.
    QUICK(1, 5, 100, 5, 200),
    /// As the benchmarks are written: two forks, five seconds of warm-up, five of measuring.
    NORMAL(2, 5, 1000, 5, 1000),
    /// Five forks, ten seconds of warm-up, ten of measuring.
    THOROUGH(5, 10, 1000, 10, 1000);

    /// How long one result of a rigged twin takes, whatever the effort.
    public static final Duration TWIN = Duration.ofMillis(2500);

    /// What the start of a fork takes, as a rule.
    private static final int START_MILLIS = 600;

    private final int forks;
    private final int warmups;
    private final int warmupMillis;
    private final int iterations;
    private final int millis;

    Effort(int forks, int warmups, int warmupMillis, int iterations, int millis) {
        this.forks = forks;
        this.warmups = warmups;
        this.warmupMillis = warmupMillis;
        this.iterations = iterations;
        this.millis = millis;
    }

    /// How long one result takes, about.
    public Duration each() {
        return Duration.ofMillis(
                (long) forks * (START_MILLIS + (long) warmups * warmupMillis + (long) iterations * millis));
    }

    /// Sets what the user's own options leave open.
    void apply(OptionsBuilder builder, CommandLineOptions given) {
        if (this == NORMAL) {
            return;
        }
        if (!given.getForkCount().hasValue()) {
            builder.forks(forks);
        }
        if (!given.getWarmupIterations().hasValue()) {
            builder.warmupIterations(warmups);
        }
        if (!given.getWarmupTime().hasValue()) {
            builder.warmupTime(new TimeValue(warmupMillis, TimeUnit.MILLISECONDS));
        }
        if (!given.getMeasurementIterations().hasValue()) {
            builder.measurementIterations(iterations);
        }
        if (!given.getMeasurementTime().hasValue()) {
            builder.measurementTime(new TimeValue(millis, TimeUnit.MILLISECONDS));
        }
    }
}
