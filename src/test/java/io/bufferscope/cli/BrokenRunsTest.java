package io.bufferscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.session.Leftovers;
import io.bufferscope.trace.Trace;
import io.bufferscope.trace.TraceFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Runs whose disk is full or whose application is killed.
@EnabledOnOs(OS.LINUX)
class BrokenRunsTest {

    private static final String MANY = """
        import java.nio.ByteBuffer;
        void main() throws Exception {
            ByteBuffer b = ByteBuffer.allocate(64);
            for (int i = 0; i < 300_000; i++) {
                b.putInt(0, i);
            }
            System.out.println("done " + b.getInt(0));
            Thread.sleep(WAIT);
        }
        """;

    @TempDir
    Path folder;

    @Test
    void fullDisk_endsTheRecording_andTheProgramRunsOn() throws Exception {
        Process process = start("0", "ulimit -f 2000; exec \"$@\"", "--steps");
        List<String> said = process.inputReader().lines().toList();
        assertThat(process.waitFor()).isZero();
        assertThat(said).contains("done 299999").hasSizeGreaterThan(1000);
        assertThat(said.getLast()).contains("The recording ends here", "the program ran on");
    }

    @Test
    void killedApplication_leavesARecordingThatIsFoundAgain() throws Exception {
        Process process = start("600_000", "exec \"$@\"", "--steps");
        try {
            process.inputReader().readLine();
            Thread.sleep(500);
        } finally {
            process.destroyForcibly().waitFor();
        }
        Path found = Leftovers.rescue(folder, folder.resolve("kept"));
        assertThat(found).isNotNull();
        assertThat(found.getFileName().toString()).matches("Many-\\d{8}-\\d{6}\\.bscope");
        try (Trace trace = TraceFile.open(found)) {
            assertThat(trace.steps()).isGreaterThan(100_000);
            assertThat(trace.frame(trace.steps()).tapes()).isNotEmpty();
        }
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left.filter(each -> each.getFileName().toString().startsWith("bscope-")))
                    .isEmpty();
        }
    }

    /// Starts `run` below a shell.
    private Process start(String wait, String script, String option) throws Exception {
        Path file = Files.writeString(folder.resolve("Many.java"), MANY.replace("WAIT", wait + "L"));
        List<String> command = new ArrayList<>(List.of("sh", "-c", script, "sh"));
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djava.io.tmpdir=" + folder,
                "-cp",
                System.getProperty("java.class.path"),
                "io.bufferscope.Main",
                "run",
                option,
                file.toString()));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.onExit().orTimeout(120, TimeUnit.SECONDS);
        return process;
    }
}
