package io.bufferscope.bench.result;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.Collectors;

/// The result of one benchmark with one set of parameters.
///
/// @param benchmark full name, `package.Class.method`
/// @param mode JMH's short name: `thrpt`, `avgt`, `sample` or `ss`
/// @param params parameters by name
/// @param setup how it was run
/// @param primary what was measured
/// @param secondary what was also measured, by name, such as `gc.alloc.rate.norm`
public record Measurement(
        String benchmark,
        String mode,
        SortedMap<String, String> params,
        Setup setup,
        Metric primary,
        SortedMap<String, Metric> secondary) {

    /// How a benchmark was run.
    ///
    /// @param forks JVMs it was measured in, one after the other; 0 if it ran in the host itself
    /// @param warmupTime such as `1 s`; empty if not told
    /// @param jvm version of the JVM and its name; empty if not told
    public record Setup(
            int threads,
            int forks,
            int warmupIterations,
            String warmupTime,
            int measurementIterations,
            String measurementTime,
            List<String> jvmArgs,
            String jvm,
            String jmh) {}

    /// Class and method, without the package.
    public String shortName() {
        String[] parts = benchmark.split("\\.", -1);
        return parts.length < 2 ? benchmark : parts[parts.length - 2] + "." + parts[parts.length - 1];
    }

    /// The name of the class with its package.
    public String owner() {
        int dot = benchmark.lastIndexOf('.');
        return dot < 0 ? "" : benchmark.substring(0, dot);
    }

    /// The method.
    public String method() {
        return benchmark.substring(benchmark.lastIndexOf('.') + 1);
    }

    /// The parameters as words, such as `size=16, flavour=HEAP`; empty without parameters.
    public String paramWords() {
        return words(params);
    }

    /// What tells it from the other measurements of a run.
    public String id() {
        return id(benchmark, mode, params);
    }

    /// The id of a measurement that is being made.
    public static String id(String benchmark, String mode, SortedMap<String, String> params) {
        return benchmark + " " + mode + " " + words(params);
    }

    /// Whether more is better: so in throughput, else less is.
    public boolean moreIsBetter() {
        return mode.equals("thrpt");
    }

    private static String words(Map<String, String> params) {
        return params.entrySet().stream()
                .map(it -> it.getKey() + "=" + it.getValue())
                .collect(Collectors.joining(", "));
    }
}
