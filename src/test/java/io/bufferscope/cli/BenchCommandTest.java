package io.bufferscope.cli;

import static io.bufferscope.cli.Said.assertRefused;
import static io.bufferscope.cli.Said.execute;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

@ResourceLock(Resources.SYSTEM_OUT)
@ResourceLock(Resources.SYSTEM_ERR)
class BenchCommandTest {

    @TempDir
    Path folder;

    @BeforeAll
    static void ignoreLock() {
        System.setProperty("jmh.ignoreLock", "true");
    }

    @Test
    void list_namesBenchmarksWithParameters() {
        Said said = execute("bench", "list", "AllocateRelease");

        assertThat(said.exit()).isZero();
        assertThat(said.out())
                .contains("AllocateRelease.fastThread  avgt", "size=16,256,4096,65536,1048576")
                .doesNotContain("Bits");
    }

    @Test
    void list_explainsTwins_inBothLanguages() {
        assertThat(execute("bench", "list", "DeadCode", "--explain").out()).contains("nobody can notice");
        assertThat(execute("bench", "list", "DeadCode", "--explain", "--lang", "zh")
                        .out())
                .contains("校验结果");
    }

    @Test
    void run_passesOptionsToJmh_andWritesItsJson() throws Exception {
        Path json = folder.resolve("o.json");
        Path html = folder.resolve("o.html");
        Said said = execute(
                "bench",
                "run",
                "Bits.packed",
                "-f",
                "0",
                "-wi",
                "0",
                "-i",
                "2",
                "-r",
                "5ms",
                "--json",
                json.toString(),
                "--html",
                html.toString(),
                "--quick",
                "--quiet");

        assertThat(said.exit()).as(said.err()).isZero();
        assertThat(said.out()).contains("Bits.packed", "ns/op", "✗ Measured in the host's own JVM");
        assertThat(Files.readString(json)).contains("\"measurementIterations\" : 2");
        assertThat(Files.readString(html)).contains("Bits.packed");
        assertThat(execute("bench", "report", json.toString()).out()).contains("Bits.packed");
    }

    @Test
    void run_refusesInOneSentence_beforeAnythingIsMeasured() {
        assertRefused("No benchmark is named NoSuchThing", "bench", "run", "NoSuchThing");
        assertRefused("JMH says", "bench", "run", "Bits", "-f", "many");
        assertRefused("name one", "bench", "run", "Bits", "--quick", "--thorough");
        String nowhere = folder.resolve("no/o.json").toString();
        assertRefused("There is no folder", "bench", "run", "Bits", "--json", nowhere);
    }

    @Test
    void report_refusesWhatJmhDoesNotWrite() throws Exception {
        Path file = Files.writeString(folder.resolve("x.json"), "{}");

        assertRefused("is no result of JMH", "bench", "report", file.toString());
        assertRefused(
                "There is no file",
                "bench",
                "report",
                folder.resolve("none.json").toString());
    }
}
