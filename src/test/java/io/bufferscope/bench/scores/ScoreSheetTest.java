package io.bufferscope.bench.scores;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.bench.BenchCatalog;
import io.bufferscope.bench.result.JmhJson;
import io.bufferscope.bench.result.Measurement;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The scores that claims are decided by: read off benchmarks that there are, in the right unit.
class ScoreSheetTest {

    static Stream<ScoreSheet.Score> scores() {
        return ScoreSheet.all().stream().flatMap(sheet -> sheet.scores().stream());
    }

    @ParameterizedTest
    @MethodSource("scores")
    void score_isReadOffABenchmarkThatThereIs(ScoreSheet.Score score) {
        BenchCatalog.Entry entry = BenchCatalog.all().stream()
                .filter(it -> it.shortName().equals(score.method()))
                .findFirst()
                .orElseThrow();

        score.params().forEach((name, value) -> {
            assertThat(entry.params()).containsKey(name);
            if (!value.matches("\\d+")) {
                assertThat(entry.params().get(name)).contains(value);
            }
        });
    }

    @Test
    void requests_askForEachMethodOnce_withTheValuesThatAreNeeded() {
        List<List<String>> requests =
                ScoreSheet.of("AllocateRelease").orElseThrow().requests();

        assertThat(requests).hasSize(1);
        assertThat(requests.getFirst())
                .contains(
                        "\\.AllocateRelease\\.plainThread$",
                        "size=512",
                        "flavour=UNPOOLED_HEAP,UNPOOLED_DIRECT,POOLED_HEAP,POOLED_DIRECT");
    }

    @Test
    void read_countsCollectionsForAMillionOperations() throws Exception {
        Map<String, String> scores = ScoreSheet.of("RecycledLists")
                .orElseThrow()
                .read(List.of(measured("RecycledLists.newList", "{}", 500, "ns/op", """
                    "gc.count": {"score": 8, "scoreUnit": "counts", "rawData": [[4.0, 4.0]]},
                    "gc.time": {"score": 6, "scoreUnit": "ms", "rawData": [[3.0, 3.0]]}
                    """)));

        // Two iterations of a second hold 4 million operations of 500 ns.
        assertThat(scores).containsEntry("arrayList", "500").containsEntry("arrayListGcs", "2");
        assertThat(scores).doesNotContainKey("recyclableOnPlainThread");
    }

    @Test
    void read_convertsUnits_andTakesProcessorTimeByFile() throws Exception {
        Map<String, String> scores = ScoreSheet.of("FileTransfer")
                .orElseThrow()
                .read(List.of(measured("FileTransfer.loop", "{}", 20, "ms/op", """
                    "cpuNanos": {"score": 30000000, "scoreUnit": "#", "rawData": [[1e7, 2e7]]},
                    "files": {"score": 3, "scoreUnit": "#", "rawData": [[1.0, 2.0]]}
                    """)));

        assertThat(scores).containsEntry("loop", "0.02").containsEntry("loopCpu", "0.01");
    }

    @Test
    void read_takesOnlyTheParametersThatAreMeant() throws Exception {
        ScoreSheet sheet = ScoreSheet.of("DirectAgainstArray").orElseThrow();

        Map<String, String> scores = sheet.read(List.of(
                measured("DirectAgainstArray.newArray", "{\"size\": \"1000\"}", 21, "ns/op", ""),
                measured("DirectAgainstArray.newArray", "{\"size\": \"77\"}", 3, "ns/op", "")));

        assertThat(scores).containsExactly(Map.entry("array1000", "21"));
    }

    @Test
    void extremes_areAllEndsOfIntervals_ofTheScoresThatAreAskedFor() throws Exception {
        ScoreSheet sheet = ScoreSheet.of("DirectAgainstArray").orElseThrow();
        List<Measurement> measured = List.of(
                measured("DirectAgainstArray.newArray", "{\"size\": \"1000\"}", 20, "ns/op", ""),
                measured("DirectAgainstArray.newDirect", "{\"size\": \"1000\"}", 40, "ns/op", ""));

        assertThat(sheet.extremes(List.of("array1000"), measured))
                .containsExactly(Map.of("array1000", "1"), Map.of("array1000", "2"));
        assertThat(sheet.extremes(List.of("array1000", "direct1000"), measured)).hasSize(4);
    }

    private static Measurement measured(String name, String params, double score, String unit, String secondary)
            throws JmhJson.Malformed {
        return JmhJson.parse("""
            [{"benchmark": "io.bufferscope.bench.suite.%s", "mode": "avgt", "forks": 1, "params": %s,
              "measurementTime": "1 s",
              "primaryMetric": {"score": %s, "scoreError": 1, "scoreConfidence": [1, 2], "scoreUnit": "%s",
                "rawData": [[%s, %s]]}, "secondaryMetrics": {%s}}]
            """.formatted(name, params, score, unit, score, score, secondary))
                .getFirst();
    }
}
