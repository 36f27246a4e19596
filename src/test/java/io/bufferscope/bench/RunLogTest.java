package io.bufferscope.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RunLogTest {

    private final List<String> lines = new ArrayList<>();
    private final RunLog log = new RunLog(lines::add);

    @Test
    void cuts_whatIsPrintedIntoLines() {
        log.add("a");
        log.add("b\nc\r\nd");

        assertThat(lines).containsExactly("ab", "c");
    }

    @Test
    void counts_forksAfterThoseThatWarmUp() {
        log.begin("a.B.c");
        log.add("# Warmup Fork: 1 of 2\n");
        assertThat(log.fork()).isEqualTo(1);
        log.add("# Fork: 1 of 3\n");
        assertThat(log.fork()).isEqualTo(3);
    }

    @Test
    void says_whichBenchmarkFailedAndWhy() {
        log.begin("a.B.c");
        log.add("<failure>\n\njava.lang.IllegalStateException: no luck\n\tat x\nCaused by: java.lang.Error\n");

        assertThat(log.failures()).containsExactly("a.B.c failed: java.lang.IllegalStateException, no luck.");
    }
}
