package io.bufferscope.cli;

import static io.bufferscope.cli.Said.execute;
import static io.bufferscope.cli.Said.json;
import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.corpus.Application;
import io.bufferscope.corpus.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

/// `run`: the program behaves as with `java FILE`, and the options do what they say.
@ResourceLock(Resources.SYSTEM_OUT)
@ResourceLock(Resources.SYSTEM_ERR)
class RunCommandTest {

    /// A folder with the sample and its trace.
    @TempDir
    static Path shared;

    private static Path trace;
    private static Outcome recording;

    @TempDir
    Path folder;

    @BeforeAll
    static void recordTheSample() throws Exception {
        Sample sample = Sample.recorded(shared);
        trace = sample.trace();
        recording = sample.recording();
    }

    @Test
    void run_passesTheStreams_andLeavesWhatFollowsTheFileToTheProgram() {
        assertThat(recording.out()).isEqualTo("args [--steps, --, @Sample.java, ]\n");
        assertThat(recording.exit()).isZero();
    }

    @Test
    void run_printsTheTableOnStandardError_whenAskedForSteps() {
        assertThat(recording.err()).startsWith("err 16909060\n").contains("putInt", "flip", "BufferUnderflowException");
    }

    @Test
    void run_passesTheExitCodeOn() throws Exception {
        assertThat(run("System.exit(7);").exit()).isEqualTo(7);
        Outcome thrown = run("throw new IllegalStateException(\"oops\");");
        assertThat(thrown.exit()).isEqualTo(1);
        assertThat(thrown.err()).startsWith("Exception in thread \"main\" java.lang.IllegalStateException: oops\n");
    }

    @Test
    void run_saysWhatTheCompilerSays_whenTheProgramDoesNotCompile() throws Exception {
        Outcome outcome = run("int x = \"no\";");
        assertThat(outcome.exit()).isEqualTo(1);
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.err())
                .contains("Main.java:3: error: incompatible types: String cannot be converted to int", "1 error")
                .doesNotContain("bufferscope:");
    }

    @Test
    void run_endsTheProgramWithCode124_atTheTimeLimit() throws Exception {
        Path saved = folder.resolve("endless.bscope");
        Outcome outcome = run(
                "var b = java.nio.ByteBuffer.allocate(8); while (true) { b.putInt(0, 1); Thread.sleep(1); }",
                "--limit-time",
                "1.5",
                "--trace",
                saved.toString());
        assertThat(outcome.exit()).isEqualTo(124);
        assertThat(outcome.err()).contains("bufferscope: the program was ended at the time limit of 1.5 s.");
        assertThat(execute("trace", saved.toString()).out()).contains("putInt");
    }

    @Test
    void run_stopsRecordingAndSaysSo_atTheStepLimit() throws Exception {
        Path saved = folder.resolve("limited.bscope");
        Outcome outcome = run(
                "var b = java.nio.ByteBuffer.allocate(8); for (int i = 0; i < 100; i++) b.putInt(0, i);"
                        + " System.out.println(b.getInt(0));",
                "--limit-steps",
                "10",
                "--trace",
                saved.toString());
        assertThat(outcome.out()).isEqualTo("99\n");
        assertThat(outcome.exit()).isZero();
        assertThat(outcome.err()).contains("After 10 steps the recording stopped; the program ran on.");
        assertThat(json("trace", "--json", saved.toString())).hasSizeBetween(10, 11);
    }

    @Test
    void run_findsTheClassesOfAJar_onTheClassPath() throws Exception {
        Path jar = jar();
        Outcome outcome = run("System.out.println(extra.Extra.word());", "--cp", jar.toString());
        assertThat(outcome).isEqualTo(new Outcome("from the jar\n", "", 0));
    }

    @Test
    void run_usesTheThreadAndAllocatorAskedFor() throws Exception {
        String body =
                "System.out.println(Thread.currentThread() instanceof io.netty.util.concurrent.FastThreadLocalThread);"
                        + " System.out.println(io.netty.buffer.ByteBufAllocator.DEFAULT.getClass().getSimpleName());";
        assertThat(run(body, "--fast-thread", "--allocator", "pooled").out())
                .isEqualTo("true\nPooledByteBufAllocator\n");
        assertThat(run(body, "--allocator", "unpooled").out()).isEqualTo("false\nUnpooledByteBufAllocator\n");
        assertThat(run(body).out()).isEqualTo("false\nAdaptiveByteBufAllocator\n");
    }

    private Path jar() throws Exception {
        Path source = Files.createDirectories(folder.resolve("lib/extra")).resolve("Extra.java");
        Files.writeString(
                source,
                "package extra; public class Extra { public static String word() { return \"from the jar\"; } }");
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, source.toString()))
                .isZero();
        Path jar = folder.resolve("extra.jar");
        var tool = java.util.spi.ToolProvider.findFirst("jar").orElseThrow();
        tool.run(System.out, System.err, "cf", jar.toString(), "-C", inFolder("lib"), "extra/Extra.class");
        return jar;
    }

    /// Runs a program with this body of `main`, which stands in line 3.
    private Outcome run(String body, String... options) throws Exception {
        Files.writeString(
                folder.resolve("Main.java"),
                "public class Main {\npublic static void main(String[] args) throws Exception {\n" + body + "\n}\n}\n");
        String[] arguments = new String[options.length + 2];
        arguments[0] = "run";
        System.arraycopy(options, 0, arguments, 1, options.length);
        arguments[arguments.length - 1] = "Main.java";
        return Application.run(folder, arguments);
    }

    private String inFolder(String name) {
        return folder.resolve(name).toString();
    }
}
