package io.bufferscope.bench.result;

/// Results of JMH in the shapes that projects publish.
final class Samples {

    private Samples() {}

    /// Throughput with parameters and the gc profiler of JMH before 1.36, whose names begin with a dot.
    static final String THROUGHPUT = """
        [{"jmhVersion": "1.35", "benchmark": "org.example.QueueBench.offer", "mode": "thrpt", "threads": 4, "forks": 2,
          "jvm": "java", "jvmArgs": ["-Xmx1g"], "jdkVersion": "17.0.2", "vmName": "OpenJDK 64-Bit Server VM",
          "warmupIterations": 3, "warmupTime": "1 s", "measurementIterations": 2, "measurementTime": "1 s",
          "params": {"size": "128", "kind": "mpsc"},
          "primaryMetric": {"score": 12.5, "scoreError": 0.5, "scoreConfidence": [12.0, 13.0],
            "scorePercentiles": {"0.0": 12.1, "50.0": 12.5, "100.0": 12.9}, "scoreUnit": "ops/us",
            "rawData": [[12.1, 12.5], [12.5, 12.9]]},
          "secondaryMetrics": {"·gc.alloc.rate.norm": {"score": 24.0, "scoreError": "NaN",
            "scoreConfidence": ["NaN", "NaN"], "scorePercentiles": {"0.0": 24.0}, "scoreUnit": "B/op",
            "rawData": [[24.0, 24.0], [24.0, 24.0]]}}}]
        """;

    /// Sampling: a histogram instead of raw data.
    static final String SAMPLING = """
        [{"jmhVersion": "1.37", "benchmark": "org.example.Latency.get", "mode": "sample", "threads": 1, "forks": 1,
          "primaryMetric": {"score": 41.0, "scoreError": 1.5, "scoreConfidence": [39.5, 42.5],
            "scorePercentiles": {"50.0": 40.0, "99.9": 200.0, "99.9999": "NaN"}, "scoreUnit": "ns/op",
            "rawDataHistogram": [[[[40.0, 990], [200.0, 4]], [[40.0, 10], [300.0, 1]]]]},
          "secondaryMetrics": {}}]
        """;

    /// One single shot: nothing but a score is a number.
    static final String SINGLE_SHOT = """
        [{"benchmark": "Cold.start", "mode": "ss",
          "primaryMetric": {"score": 3.25, "scoreError": "NaN", "scoreConfidence": ["NaN", "NaN"],
            "scorePercentiles": {"100.0": 3.25}, "scoreUnit": "ms/op", "rawData": [[3.25]]}}]
        """;

    /// An average with an interval.
    static String average(String name, double low, double high) {
        return """
            {"jmhVersion": "1.37", "benchmark": "%s", "mode": "avgt", "threads": 1, "forks": 2,
              "warmupIterations": 5, "warmupTime": "1 s", "measurementIterations": 3, "measurementTime": "1 s",
              "primaryMetric": {"score": %s, "scoreError": %s, "scoreConfidence": [%s, %s],
                "scorePercentiles": {"50.0": %s}, "scoreUnit": "ns/op", "rawData": [[%s, %s, %s]]},
              "secondaryMetrics": {}}
            """.formatted(
                name, (low + high) / 2, (high - low) / 2, low, high, (low + high) / 2, low, high, (low + high) / 2);
    }
}
