package io.bufferscope.app;

import io.bufferscope.app.bench.Checking;
import io.bufferscope.claims.CheckedOn;
import io.bufferscope.claims.Checker;
import io.bufferscope.claims.Claim;
import io.bufferscope.claims.Finding;
import io.bufferscope.session.BatchRunner;
import io.bufferscope.session.ChildJvm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/// Checks and results that are the same on every machine: only what is computed or compiled is checked, and the run
/// that was kept is made up.
final class FixedBench implements Checking {

    private static final String MACHINE = """
        {"system": "Linux", "cores": 4, "load": 0.25, "processor": "Some CPU", "governor": "performance",
         "power": "MAINS", "java": "Some VM 25", "variation": 0.012, "stolen": 0.02}\
        """;

    @Override
    public void check(List<Claim> claims, Consumer<Finding> told) throws IOException {
        List<Claim> computed = claims.stream()
                .filter(claim -> !claim.check().kind().equals("run"))
                .toList();
        new Checker(new BatchRunner(ChildJvm.ofThisProcess(), Checker.LIMIT)).check(computed, told);
    }

    @Override
    public CheckedOn where() {
        return new CheckedOn("2026-11-30T22:00:00Z", "25.0.3", "4.2.20.Final", "Linux 6 amd64", 4);
    }

    /// Keeps a run in the folder of a user.
    static void keep(Path user) throws IOException {
        Path runs = Files.createDirectories(user.resolve("bench"));
        for (int i = 0; i < 2; i++) {
            Files.writeString(runs.resolve(i + ".json"), """
                {"format": "bufferscope-bench", "version": 1, "subject": "SequentialWrites", "effort": "NORMAL",
                 "time": "2026-11-30T1%d:00:00Z", "before": %s, "after": %s, "warmups": {}, "results": [%s, %s]}
                """.formatted(
                            i, MACHINE, MACHINE, result("HEAP", 50 + i), result("DIRECT", 51)));
        }
    }

    private static String result(String flavour, double score) {
        return """
            {"jmhVersion": "1.37", "benchmark": "io.bufferscope.bench.suite.SequentialWrites.byteBuffer",
             "mode": "avgt", "threads": 1, "forks": 2, "params": {"flavour": "%s"}, "warmupIterations": 5,
             "warmupTime": "1 s", "measurementIterations": 5, "measurementTime": "1 s", "vmName": "Some VM",
             "jdkVersion": "25", "primaryMetric": {"score": %s, "scoreError": 1.5, "scoreConfidence": [%s, %s],
               "scorePercentiles": {"0.0": 49.0, "50.0": 50.0, "90.0": 51.0, "100.0": 52.0}, "scoreUnit": "ns/op",
               "rawData": [[49.0, 50.0, 51.0, 52.0, 50.0], [50.5, 49.5, 50.0, 51.0, 50.0]]},
             "secondaryMetrics": {"gc.alloc.rate.norm": {"score": 0.01, "scoreError": "NaN",
               "scoreConfidence": ["NaN", "NaN"], "scoreUnit": "B/op", "rawData": [[0.01], [0.01]]}}}
            """.formatted(flavour, score, score - 1.5, score + 1.5);
    }
}
