package io.bufferscope.bench.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JmhJsonTest {

    @TempDir
    Path folder;

    @Test
    void reads_throughputWithParamsAndProfilers() throws Exception {
        Measurement read = JmhJson.parse(Samples.THROUGHPUT).getFirst();

        assertThat(read.shortName()).isEqualTo("QueueBench.offer");
        assertThat(read.paramWords()).isEqualTo("kind=mpsc, size=128");
        assertThat(read.moreIsBetter()).isTrue();
        assertThat(read.setup().forks()).isEqualTo(2);
        assertThat(read.setup().jvmArgs()).containsExactly("-Xmx1g");
        assertThat(read.setup().jvm()).isEqualTo("OpenJDK 64-Bit Server VM 17.0.2");
        assertThat(read.primary().low()).isEqualTo(12.0);
        assertThat(read.primary().points()).containsExactly(12.1, 12.5, 12.5, 12.9);
        assertThat(read.primary().raw()).hasSize(2);
        assertThat(read.secondary()).containsOnlyKeys("gc.alloc.rate.norm");
        assertThat(read.secondary().get("gc.alloc.rate.norm").hasInterval()).isFalse();
    }

    @Test
    void reads_theHistogramOfSampling() throws Exception {
        Metric read = JmhJson.parse(Samples.SAMPLING).getFirst().primary();

        assertThat(read.histogram())
                .containsExactly(new Metric.Count(40, 1000), new Metric.Count(200, 4), new Metric.Count(300, 1));
        assertThat(read.percentiles()).containsEntry(99.9, 200.0).containsEntry(99.9999, Double.NaN);
        assertThat(read.points()).isEmpty();
    }

    @Test
    void reads_aSingleShot_ofWhichLittleIsTold() throws Exception {
        Measurement read = JmhJson.parse(Samples.SINGLE_SHOT).getFirst();

        assertThat(read.primary().error()).isNaN();
        assertThat(read.primary().hasInterval()).isFalse();
        assertThat(read.setup().forks()).isZero();
        assertThat(read.owner()).isEqualTo("Cold");
        assertThat(read.method()).isEqualTo("start");
    }

    @Test
    void reads_aFileWithoutResults() throws Exception {
        Path file = Files.writeString(folder.resolve("empty.json"), "[]");

        assertThat(JmhJson.read(file)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{ | it is not JSON from line 1 on",
                "{} | JMH's results are a JSON array, and this is none",
                "[1] | result 1 has no benchmark",
                "[{\"benchmark\": \"a.B.c\"}] | result 1 (a.B.c) has no primaryMetric",
                "[{\"benchmark\": \"a.B.c\", \"primaryMetric\": {}}] | result 1 has a metric without score",
                "[{\"benchmark\": \"a.B.c\", \"primaryMetric\": {\"score\": \"fast\"}}] "
                        + "| result 1 has “fast” where a number belongs",
            })
    void refuses_whatJmhDoesNotWrite_inOneSentence(String json, String sentence) {
        assertThatThrownBy(() -> JmhJson.parse(json))
                .isInstanceOf(JmhJson.Malformed.class)
                .hasMessage(sentence);
    }

    @Test
    void refuses_bytesThatAreNoText() throws Exception {
        Path file = Files.write(folder.resolve("binary.json"), new byte[] {'[', (byte) 0xFF, (byte) 0xFE});

        assertThatThrownBy(() -> JmhJson.read(file)).hasMessage("it is not UTF-8 text");
    }
}
