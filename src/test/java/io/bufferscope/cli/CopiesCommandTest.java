package io.bufferscope.cli;

import static io.bufferscope.cli.Said.assertRefused;
import static io.bufferscope.cli.Said.execute;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@ResourceLock(Resources.SYSTEM_OUT)
@ResourceLock(Resources.SYSTEM_ERR)
class CopiesCommandTest {

    @TempDir
    Path folder;

    @Test
    void list_namesEveryHopWithItsEvidence() {
        Said said = execute("copies", "--list", "--path", "socket.heap,model.dart-copy");

        assertThat(said.exit()).isZero();
        assertThat(said.out())
                .contains(
                        "socket.heap  [runs here]",
                        "temporary direct buffer of the JDK -> socket buffer",
                        "write(2); documented",
                        "model.dart-copy  [model]");
    }

    @Test
    void table_hasARowForEachPathAndSize_andLines() {
        Said said = execute("copies", "--quick", "--path", "nothing,join.copy", "--size", "64,4KiB,1MiB");

        assertThat(said.exit()).as(said.err()).isZero();
        assertThat(said.out().lines().filter(line -> line.matches("(nothing|join.copy) .*(64 B|KiB|MiB) .*")))
                .hasSize(6);
        assertThat(said.out()).contains("T = C + K * size", "95 % band");
    }

    @Test
    void exhibit_losesData_withoutFailingTheCommand() {
        Said said = execute("copies", "--quick", "--path", "file.loop-article", "--size", "64,4MiB");

        assertThat(said.exit()).as(said.err()).isZero();
        assertThat(said.out()).containsPattern("file.loop-article +4 MiB .* \\d+\\.\\d %");
    }

    @Test
    void json_hasWhatTheTableHas() throws Exception {
        Path out = folder.resolve("o.json");
        Said said = execute(
                "copies", "--quick", "--path", "to-native.critical", "--size", "64,64KiB", "--json", out.toString());
        JsonNode json = new JsonMapper().readTree(out.toFile());

        assertThat(said.exit()).as(said.err()).isZero();
        assertThat(json.get("measurements")).hasSize(2);
        assertThat(json.get("measurements").get(0).get("samples").get(0).asDouble())
                .isPositive();
        assertThat(json.get("measurements").get(0).get("stages").get("encode").isNumber())
                .isTrue();
        assertThat(json.get("models").get(0).get("perByte").get("value").isNumber())
                .isTrue();
        assertThat(json.get("paths").get(0).get("path").get("hops")).hasSize(2);
        assertThat(json.get("articles")).hasSize(3);
    }

    @Test
    void advice_isGivenForAHistogram() throws Exception {
        Path sizes = Files.write(folder.resolve("h.csv"), List.of("size,count", "100,9", "60000,1"));
        Said said = execute(
                "copies",
                "--quick",
                "--path",
                "split.slice,split.copy,join.copy",
                "--size",
                "64,4KiB,64KiB",
                "--advise",
                sizes.toString());

        assertThat(said.exit()).as(said.err()).isZero();
        assertThat(said.out()).contains("For these sizes, per move:").containsPattern("us\\)|ns\\)  split.slice");
    }

    @Test
    void articles_areShown_withWhatCannotBeRight() {
        Said said = execute("copies", "--articles");

        assertThat(said.exit()).isZero();
        assertThat(said.out())
                .containsPattern("100 KiB +8000 ns +contradicts itself")
                .containsPattern("1 MiB +28900 ns +impossible");
    }

    @Test
    void ownership_showsTheRealExceptions() {
        assertThat(execute("copies", "--ownership").out())
                .contains("threw IllegalReferenceCountException: refCnt: 0", "threw WrongThreadException");
    }

    @Test
    void badInput_isRefusedInOneSentence() throws Exception {
        Path bad = Files.write(folder.resolve("bad.csv"), List.of("1", "two"));

        assertRefused("no path fly", "copies", "--path", "fly");
        assertRefused("no size", "copies", "--size", "5");
        assertRefused("no size", "copies", "--size", "1GiB");
        assertRefused("is a model", "copies", "--path", "model.rdma-write");
        assertRefused("Line 2", "copies", "--advise", bad.toString());
        assertRefused(
                "There is no file",
                "copies",
                "--advise",
                folder.resolve("none.csv").toString());
        assertRefused("no name for a file", "copies", "--json", folder.toString());
    }
}
