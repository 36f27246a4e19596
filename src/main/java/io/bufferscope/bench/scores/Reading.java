package io.bufferscope.bench.scores;

import io.bufferscope.bench.result.Measurement;
import io.bufferscope.bench.result.Metric;
import java.util.Map;
import java.util.OptionalDouble;

/// The quantity that is read off a measurement, in the unit that claims expect.
public enum Reading {
    /// Nanoseconds for one operation.
    NANOS,
    /// Operations in a microsecond.
    PER_MICRO,
    /// Nanoseconds for one of the 1024 accesses of an operation.
    NANOS_OF_BLOCK,
    /// Microseconds for one operation.
    MICROS,
    /// Seconds for one operation.
    SECONDS,
    /// Seconds of processor time for one file.
    CPU_SECONDS,
    /// Milliseconds of garbage collection for a million operations.
    GC_MILLIS,
    /// Garbage collections for a million operations.
    COLLECTIONS;

    private static final double MILLION = 1e6;
    private static final int BLOCK = 1024;

    /// The lower end of an interval that reaches below nothing, by the score.
    private static final double LEAST = 0.001;

    /// Nanoseconds by unit of time.
    private static final Map<String, Double> UNITS =
            Map.of("ns", 1.0, "us", 1e3, "ms", 1e6, "s", 1e9, "min", 60e9, "hr", 3600e9);

    /// The unit in which it is told; empty for a plain number.
    public String unit() {
        return switch (this) {
            case NANOS, NANOS_OF_BLOCK -> "ns";
            case PER_MICRO -> "ops/µs";
            case MICROS -> "µs";
            case SECONDS, CPU_SECONDS -> "s";
            case GC_MILLIS -> "ms";
            case COLLECTIONS -> "";
        };
    }

    /// The quantity; nothing if the measurement does not tell it.
    public OptionalDouble of(Measurement measured) {
        double value = switch (this) {
            case NANOS -> nanos(measured);
            case PER_MICRO -> 1e3 / nanos(measured);
            case NANOS_OF_BLOCK -> nanos(measured) / BLOCK;
            case MICROS -> nanos(measured) / 1e3;
            case SECONDS -> nanos(measured) / 1e9;
            case CPU_SECONDS -> sum(measured, "cpuNanos") / sum(measured, "files") / 1e9;
            case GC_MILLIS -> sum(measured, "gc.time") / operations(measured) * MILLION;
            case COLLECTIONS -> sum(measured, "gc.count") / operations(measured) * MILLION;
        };
        return Double.isFinite(value) ? OptionalDouble.of(value) : OptionalDouble.empty();
    }

    /// The ends of its 99.9 % interval, the same twice if it has none.
    ///
    /// @param value the quantity itself
    double[] ends(Measurement measured, double value) {
        Metric primary = measured.primary();
        if (this == CPU_SECONDS || this == GC_MILLIS || this == COLLECTIONS || !primary.hasInterval()) {
            return new double[] {value, value};
        }
        double low = Math.max(primary.low() / primary.score(), LEAST);
        double high = primary.high() / primary.score();
        return this == PER_MICRO ? new double[] {value / high, value / low} : new double[] {value * low, value * high};
    }

    private static double nanos(Measurement measured) {
        Double unit = UNITS.get(measured.primary().unit().replace("/op", ""));
        return unit == null ? Double.NaN : measured.primary().score() * unit;
    }

    /// The sum over all iterations; JMH leaves out what there was nothing of.
    private static double sum(Measurement measured, String name) {
        Metric metric = measured.secondary().get(name);
        if (metric == null) {
            return 0;
        }
        return metric.points().isEmpty()
                ? metric.score()
                : metric.points().stream().mapToDouble(Double::doubleValue).sum();
    }

    /// How many operations all measured iterations had together.
    private static double operations(Measurement measured) {
        double iterations = measured.primary().points().size();
        return iterations * duration(measured.setup().measurementTime()) / nanos(measured);
    }

    /// Nanoseconds of a time as JMH writes it, such as `200 ms`.
    private static double duration(String time) {
        String[] parts = time.strip().split(" ", -1);
        Double unit = UNITS.get(parts[parts.length - 1]);
        return unit == null || !parts[0].matches("\\d+") ? Double.NaN : Double.parseDouble(parts[0]) * unit;
    }
}
