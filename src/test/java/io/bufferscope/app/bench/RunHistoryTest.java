package io.bufferscope.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.bench.machine.MachineState;
import io.bufferscope.bench.machine.Noise;
import io.bufferscope.bench.result.Collected;
import io.bufferscope.bench.result.JmhJson;
import io.bufferscope.bench.result.RunFile;
import io.bufferscope.bench.result.RunRecord;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Runs that are kept, and files that hold none.
class RunHistoryTest {

    private static final String JSON = """
        [{"benchmark": "a.B.c", "mode": "avgt", "forks": 1, "params": {"size": "16"}, "measurementTime": "1 s",
          "primaryMetric": {"score": 12.5, "scoreError": "NaN", "scoreConfidence": ["NaN", "NaN"],
            "scorePercentiles": {"50.0": 12.5}, "scoreUnit": "ns/op", "rawData": [[12.25, 12.75]]},
          "secondaryMetrics": {}}]
        """;

    @TempDir
    Path folder;

    @Test
    void read_givesBackAllOfEachRun_theNewestFirst() throws Exception {
        RunHistory history = new RunHistory(folder.resolve("bench"));
        RunFile first = run("2026-11-30T22:00:00Z");
        RunFile second = run("2026-11-30T22:00:01Z");
        history.keep(first);
        history.keep(second);

        RunHistory.Kept kept = history.read();

        assertThat(kept.damaged()).isEmpty();
        assertThat(kept.runs()).extracting(RunFile::time).containsExactly(second.time(), first.time());
        RunFile back = kept.runs().getLast();
        assertThat(back.subject()).isEqualTo("SequentialWrites");
        assertThat(back.effort()).isEqualTo("QUICK");
        assertThat(back.run().measurements()).isEqualTo(first.run().measurements());
        assertThat(back.run().warmups()).isEqualTo(first.run().warmups());
        assertThat(back.run().collections()).isEqualTo(first.run().collections());
        assertThat(back.run().before()).isEqualTo(first.run().before());
        assertThat(back.run().after()).isNull();
    }

    @Test
    void read_leavesOutDamagedFiles_andNamesThem() throws Exception {
        RunHistory history = new RunHistory(folder);
        history.keep(run("2026-11-30T22:00:00Z"));
        Path whole = only();
        Files.writeString(folder.resolve("half.json"), Files.readString(whole).substring(0, 200));
        Files.writeString(folder.resolve("foreign.json"), JSON);
        Files.write(folder.resolve("bytes.json"), new byte[] {(byte) 0xC3, 0x28});

        RunHistory.Kept kept = history.read();

        assertThat(kept.runs()).hasSize(1);
        assertThat(kept.damaged())
                .extracting(Path::toString)
                .containsExactlyInAnyOrder("half.json", "foreign.json", "bytes.json");
        assertThat(whole).exists();
    }

    @Test
    void read_givesNothing_whereNoFolderIs() throws Exception {
        assertThat(new RunHistory(folder.resolve("none")).read().runs()).isEmpty();
    }

    private Path only() throws Exception {
        try (Stream<Path> files = Files.list(folder)) {
            return files.findFirst().orElseThrow();
        }
    }

    private static RunFile run(String time) throws JmhJson.Malformed {
        MachineState before = new MachineState(
                "Linux", null, 2, 0.5, "powersave", MachineState.Power.BATTERY, "VM", new Noise(0.01, 0.02));
        RunRecord record = new RunRecord(
                JmhJson.parse(JSON),
                JSON,
                Map.of("a.B.c avgt size=16", List.of(List.of(30.0, 14.0))),
                before,
                null,
                Map.of("a.B.c avgt size=16", List.of(List.of(new Collected(0.5, 25, 1.5, 2.25)), List.of())));
        return new RunFile("SequentialWrites", "QUICK", Instant.parse(time), record);
    }
}
