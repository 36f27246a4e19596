package io.bufferscope.cli;

import static io.bufferscope.cli.Said.assertRefused;
import static io.bufferscope.cli.Said.execute;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Wrong words on the command line: one sentence, exit code 2, nothing written; and the ways to help.
@ResourceLock(Resources.SYSTEM_OUT)
@ResourceLock(Resources.SYSTEM_ERR)
class CommandLineTest {

    /// A folder with the sample and its trace.
    @TempDir
    static Path shared;

    private static Path trace;

    @TempDir
    Path folder;

    @BeforeAll
    static void recordTheSample() throws Exception {
        trace = Sample.recorded(shared).trace();
    }

    @ParameterizedTest
    @ValueSource(strings = {"--nope", "nope", "run", "run --nope Sample.java", "trace", "render", "render x.bscope"})
    void anything_isRefusedInOneLineWithTheWayToHelp_whenTheArgumentsAreWrong(String line) {
        Said said = execute(line.split(" "));
        assertThat(said.exit()).isEqualTo(2);
        assertThat(said.err().lines())
                .singleElement()
                .asString()
                .startsWith("bufferscope: ")
                .endsWith(" --help)");
        assertThat(said.out()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"run", "trace", "render", "pool", "open", "doctor"})
    void help_isThereForEveryCommand(String command) {
        Said said = execute(command, "--help");
        assertThat(said.exit()).isZero();
        assertThat(said.out()).startsWith("Usage: bufferscope " + command);
    }

    @Test
    void run_isRefused_whenTheFileCannotBeRun() throws Exception {
        assertRefused("no file", "run", inFolder("Missing.java"));
        assertRefused("is not a .java file", "run", trace.toString());
        Files.createDirectory(folder.resolve("Folder.java"));
        assertRefused("cannot be read", "run", inFolder("Folder.java"));
        Files.write(folder.resolve("Latin.java"), new byte[] {'c', (byte) 0xe9, '\n'});
        assertRefused("UTF-8", "run", inFolder("Latin.java"));
    }

    @Test
    void run_isRefusedBeforeTheProgramStarts_whenAnOptionMakesNoSense() {
        String sample = shared.resolve("Sample.java").toString();
        assertRefused("no folder", "run", "--trace", inFolder("none/x.bscope"), sample);
        assertRefused("is a folder", "run", "--trace", folder.toString(), sample);
        assertRefused("--limit-time", "run", "--limit-time", "-1", sample);
        assertRefused("--limit-time", "run", "--limit-time", "NaN", sample);
        assertRefused("--limit-steps", "run", "--limit-steps", "0", sample);
        assertRefused("adaptive, pooled, unpooled", "run", "--allocator", "malloc", sample);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void trace_isRefused_whenTheFileIsNone() throws Exception {
        assertRefused("no file", "trace", inFolder("missing.bscope"));
        assertRefused("cannot be read", "trace", folder.toString());
        assertRefused(
                "is not a recording", "trace", shared.resolve("Sample.java").toString());
        Files.createFile(folder.resolve("empty.bscope"));
        assertRefused("is not a recording", "trace", inFolder("empty.bscope"));
        Files.write(folder.resolve("cut.bscope"), Arrays.copyOf(Files.readAllBytes(trace), 20));
        assertRefused("cut off", "trace", inFolder("cut.bscope"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "x", "3..", "..3", "5..2", "1..100000", "-1", "99999999999999999999"})
    void trace_isRefused_whenTheStepsAreNotInIt(String steps) {
        assertRefused("", "trace", "--step=" + steps, trace.toString());
    }

    @Test
    void render_isRefusedAndWritesNothing_whenAnOptionMakesNoSense() throws Exception {
        String out = inFolder("out");
        assertRefused("svg, png", "render", "--format", "gif", "--out", out, trace.toString());
        for (String size : List.of("x", "1280", "10x10", "1280x", "99999x10", "800x-5")) {
            assertRefused(size, "render", "--size", size, "--out", out, trace.toString());
        }
        assertRefused("theme", "render", "--theme", "pink", "--out", out, trace.toString());
        assertRefused("language", "render", "--lang", "fr", "--out", out, trace.toString());
        assertRefused("trace", "render", "--step", "9999", "--out", out, trace.toString());
        assertThat(folder.resolve("out")).doesNotExist();
    }

    @Test
    void render_isRefused_whenTheFolderIsAFile() throws Exception {
        Files.writeString(folder.resolve("out"), "mine");
        assertRefused("is a file", "render", "--out", inFolder("out"), trace.toString());
        assertThat(folder.resolve("out")).hasContent("mine");
    }

    @Test
    void debug_addsTheStackTrace() {
        Said said = execute("trace", "--debug", inFolder("missing.bscope"));
        assertThat(said.exit()).isEqualTo(2);
        assertThat(said.err()).startsWith("bufferscope: There is no file").contains("\tat io.bufferscope.");
    }

    @Test
    void doctor_findsEverything() {
        Said said = execute("doctor");
        assertThat(said.exit()).isZero();
        assertThat(said.out()).startsWith("bufferscope ").contains("Java 25", "Java compiler", "temporary folder");
    }

    private String inFolder(String name) {
        return folder.resolve(name).toString();
    }
}
