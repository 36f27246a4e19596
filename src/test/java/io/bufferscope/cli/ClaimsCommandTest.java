package io.bufferscope.cli;

import static io.bufferscope.cli.Said.assertRefused;
import static io.bufferscope.cli.Said.execute;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

@ResourceLock(Resources.SYSTEM_OUT)
@ResourceLock(Resources.SYSTEM_ERR)
class ClaimsCommandTest {

    @TempDir
    Path folder;

    @Test
    void list_hasALineForEachClaim() {
        assertThat(execute("claims", "list").out().lines()).hasSize(133);
        assertThat(execute("claims", "list", "--article", "001", "--lang", "zh")
                        .out()
                        .lines())
                .hasSize(13)
                .anySatisfy(line -> assertThat(line).startsWith("001-2\t程序\t"));
    }

    @Test
    void show_hasTheCodeAndTheRules_butNoVerdict() {
        Said said = execute("claims", "show", "000-49");
        assertThat(said.exit()).isZero();
        assertThat(said.out()).contains("try (ReferenceCounted counted = buffer)", "wrong: !compiles");
        assertThat(said.out()).doesNotContain("Verdict");
    }

    @Test
    void check_printsVerdictProofAndTally() {
        Said said = execute("claims", "check", "000-49", "002-21", "000-12", "000-17");
        assertThat(said.err()).isEmpty();
        assertThat(said.exit()).isZero();
        assertThat(said.out())
                .contains("000-49  wrong:", "try-with-resources not applicable", "002-21  impossible:")
                .contains("1000000 * 8 / (100 * 1000) = 80 µs", "directAfterOneBuffer = 4194304")
                .contains("000-17  not run:", "4 claims: 2 wrong, 1 impossible, 1 not run.");
    }

    @Test
    void quick_leavesBenchmarksOut() {
        assertThat(execute("claims", "check", "--quick", "000-17", "002-21").out())
                .contains("002-21")
                .doesNotContain("000-17");
    }

    @Test
    void json_isPrintedInsteadOfText_orWritten() throws Exception {
        assertThat(execute("claims", "check", "002-23", "--json", "-").out())
                .startsWith("{\"format\":\"bufferscope-claims\",\"version\":1,")
                .contains("\"verdict\":\"impossible\"");
        Path file = folder.resolve("found.json");
        execute("claims", "check", "002-23", "--json", file.toString(), "--report", folder + "/r.html");
        assertThat(file).content().contains("\"id\":\"002-23\"");
        assertThat(Files.readString(folder.resolve("r.html"))).contains("<article id=\"002-23\">");
    }

    @Test
    void measured_decidesClaimsOfBenchmarks_andNoOthers() throws Exception {
        Path file = Files.writeString(folder.resolve("jmh.json"), """
            [{"benchmark": "io.bufferscope.bench.suite.MemoryCopy.arrayToDirect", "mode": "avgt",
              "primaryMetric": {"score": 60000, "scoreUnit": "ns/op"}}]
            """);
        assertThat(execute("claims", "check", "002-5", "000-50", "--measured", file.toString())
                        .out())
                .contains("002-5  holds:", "microsPerMiB = 60", "000-50  not run:");
        assertRefused("is no result of JMH", "claims", "check", "002-5", "--measured", "pom.xml");
    }

    @Test
    void mistakes_areRefusedInASentence() {
        assertRefused("There is no claim or article 9-9", "claims", "check", "9-9");
        assertRefused("There is no claim or article 003", "claims", "list", "--article", "003");
        assertRefused("end it with .html or .md", "claims", "check", "--report", "r.pdf");
        assertRefused("There is no folder", "claims", "check", "--json", folder + "/none/x.json");
        assertRefused("list, show or check", "claims");
    }
}
