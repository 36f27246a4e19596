package io.bufferscope.bench.suite;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.bench.Bench;
import io.bufferscope.bench.BenchCatalog;
import io.bufferscope.bench.BenchOutcome;
import io.bufferscope.bench.BenchPlan;
import io.bufferscope.bench.Effort;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SuiteTest {

    /// One call of each with the smallest parameters, in this JVM.
    private static final List<String> ONCE = List.of(
            "-f",
            "0",
            "-wi",
            "0",
            "-i",
            "1",
            "-bm",
            "ss",
            "-p",
            "size=16",
            "-p",
            "body=64",
            "-p",
            "chars=16",
            "-p",
            "piece=4096");

    @Test
    void everyBenchmark_runs() throws Exception {
        System.setProperty("jmh.ignoreLock", "true");
        BenchOutcome outcome = new Bench()
                .start(BenchPlan.of(Effort.NORMAL, ONCE), it -> {}, it -> {})
                .ended()
                .join();

        assertThat(outcome.sentences()).isEmpty();
        assertThat(outcome.record().measurements().stream()
                        .map(it -> it.benchmark())
                        .collect(Collectors.toSet()))
                .isEqualTo(BenchCatalog.all().stream()
                        .map(BenchCatalog.Entry::name)
                        .collect(Collectors.toSet()));
    }
}
