package io.bufferscope.cli;

import static io.bufferscope.cli.Said.assertRefused;
import static io.bufferscope.cli.Said.execute;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@ResourceLock(Resources.SYSTEM_OUT)
@ResourceLock(Resources.SYSTEM_ERR)
class PoolCommandTest {

    @TempDir
    Path folder;

    @Test
    void script_printsTheStateAtTheEnd() throws Exception {
        Said said = execute(
                "pool",
                "--script",
                script("a = direct 500", "b = direct 20 KiB").toString());

        assertThat(said.exit()).as(said.err()).isZero();
        assertThat(said.out())
                .contains("directArena[0]", "|s#####..........|", "page 0: 8 x 512 B |#.......|", "b: direct 20 KiB");
        assertThat(said.err()).isEmpty();
    }

    @Test
    void json_isOneObject_orOneForEachStep() throws Exception {
        String script = script("a = direct 500", "release a").toString();
        List<JsonNode> all = Said.json("pool", "--script", script, "--steps", "--json", "-");
        Said last = execute(
                "pool", "--script", script, "--json", folder.resolve("o.json").toString());

        assertThat(all).hasSize(2);
        assertThat(all.getFirst().get("command").asString()).isEqualTo("a = direct 500");
        assertThat(all.getFirst().get("scene").get("buffers").get(0).get("name").asString())
                .isEqualTo("a");
        assertThat(all.getFirst().get("scene").get("pools").get(0).get("type").asString())
                .isEqualTo("PooledPool");
        assertThat(last.out()).isEmpty();
        assertThat(new JsonMapper()
                        .readTree(folder.resolve("o.json").toFile())
                        .get("step")
                        .asInt())
                .isEqualTo(2);
    }

    @Test
    void against_playsTwoAllocators_withOneSequence() throws Exception {
        String[] asked = {
            "pool", "--workload", "http", "--seed", "7", "--operations", "600", "--against", "adaptive", "--looks", "3"
        };
        Said said = execute(asked);
        JsonNode json = Said.json(Stream.concat(Arrays.stream(asked), Stream.of("--json", "-"))
                        .toArray(String[]::new))
                .getFirst();

        assertThat(said.exit()).as(said.err()).isZero();
        assertThat(said.out())
                .contains("A: teaching", "B: adaptive", "       600 ", "Same sequence: at all 3 looks")
                .contains("frag: share of the reserved bytes that nobody asked for");
        assertThat(json.get("same").asBoolean()).isTrue();
        assertThat(json.get("first").get(2).get("used"))
                .isEqualTo(json.get("second").get(2).get("used"));
        assertThat(json.get("second").get(2).get("pinned").asInt()).isEqualTo(-1);
    }

    @Test
    void against_refusesWhatIsNoAllocator_inOneSentence() {
        assertRefused("'nonsense'", "pool", "--workload", "http", "--operations", "9", "--against", "nonsense");
        assertRefused("--against needs --workload", "pool", "--against", "adaptive", "--script", "x");
    }

    @Test
    void workload_withOperations_runsToItsEnd_andSavesItsTrace() throws Exception {
        Path trace = folder.resolve("w.bscope");
        Said said = execute(
                "pool",
                "--workload",
                "sawtooth",
                "--operations",
                "500",
                "--preset",
                "adaptive",
                "--dump-stats",
                "--trace",
                trace.toString());

        assertThat(said.exit()).as(said.err()).isZero();
        assertThat(said.out()).contains("AdaptiveByteBufAllocator adaptive", "usedHeapMemory");
        assertThat(execute("trace", trace.toString()).out()).contains("workload sawtooth operations=500");
        assertThat(Said.json("trace", trace.toString(), "--json", "--step", "1")
                        .getFirst()
                        .get("pools")
                        .get("pools"))
                .isNotEmpty();
    }

    @Test
    void badLine_isSaidInOneSentence_withExitCode1() throws Exception {
        Said said = execute(
                "pool", "--script", script("a = direct 12", "fly", "release a").toString(), "--preset", "defaults");

        assertThat(said.exit()).isEqualTo(1);
        assertThat(said.err().lines()).singleElement().asString().startsWith("bufferscope: Line 2, 'fly': ");
    }

    @Test
    void nothingToPlay_isRefused() {
        assertRefused("--script", "pool");
        assertRefused("There is no", "pool", "--script", folder.resolve("none").toString());
        assertRefused("limit", "pool", "--workload", "http", "--direct-limit", "0");
    }

    private Path script(String... lines) throws Exception {
        return Files.write(folder.resolve("a.pool"), List.of(lines));
    }
}
