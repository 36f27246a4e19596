package io.bufferscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.corpus.Application;
import io.bufferscope.corpus.Outcome;
import io.bufferscope.session.ChildJvm;
import io.bufferscope.session.ProgramRunner;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import javax.tools.ToolProvider;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The command line as a user meets it: exit codes, sentences, tables, JSON and pictures.
@ResourceLock(Resources.SYSTEM_OUT)
@ResourceLock(Resources.SYSTEM_ERR)
class CommandLineTest {

    private static final String SAMPLE = """
        import java.nio.ByteBuffer;
        public class Sample {
            public static void main(String[] args) {
                ByteBuffer buf = ByteBuffer.allocate(8);
                buf.putInt(0x01020304);
                buf.flip();
                System.out.println("args " + java.util.Arrays.toString(args));
                System.err.println("err " + buf.getInt());
                try {
                    buf.getInt();
                } catch (java.nio.BufferUnderflowException e) {
                    buf.clear();
                }
            }
        }
        """;

    /// Keys of `docs/trace-json.md` that every step has.
    private static final List<String> STEP_KEYS = List.of(
            "step",
            "line",
            "method",
            "thread",
            "event",
            "call",
            "range",
            "buffers",
            "variables",
            "output",
            "errorOutput",
            "thrown");

    private static final List<String> BUFFER_KEYS = List.of(
            "id",
            "names",
            "kind",
            "class",
            "capacity",
            "position",
            "limit",
            "mark",
            "elementSize",
            "order",
            "readOnly",
            "direct",
            "torn",
            "memory",
            "offset",
            "hex");

    /// A folder with the sample, its trace, and what its recording said.
    @TempDir
    static Path shared;

    private static Path trace;
    private static Outcome recording;

    @TempDir
    Path folder;

    @BeforeAll
    static void recordTheSample() throws Exception {
        Files.writeString(shared.resolve("Sample.java"), SAMPLE);
        trace = shared.resolve("sample.bscope");
        recording = Application.run(
                shared,
                "run",
                "--steps",
                "--trace",
                trace.toString(),
                "Sample.java",
                "--steps",
                "--",
                "@Sample.java",
                "");
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
    @ValueSource(strings = {"run", "trace", "render", "open", "doctor"})
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
    void trace_printsWhatIsWholeAndSaysSo_whenTheFileIsCut() throws Exception {
        byte[] whole = Files.readAllBytes(trace);
        Files.write(folder.resolve("cut.bscope"), Arrays.copyOf(whole, whole.length - 30));
        Said said = execute("trace", inFolder("cut.bscope"));
        assertThat(said.exit()).isZero();
        assertThat(said.out()).contains("putInt");
        assertThat(said.err()).contains("bufferscope: The recording ends in the middle");
    }

    @Test
    void trace_printsTheTable() {
        Said said = execute("trace", trace.toString());
        assertThat(said.exit()).isZero();
        assertThat(said.err()).isEmpty();
        assertThat(recording.err()).endsWith(said.out());
    }

    @Test
    void trace_printsOneObjectForEachStepWithAllKeys_asJson() {
        List<JsonNode> steps = json("trace", "--json", trace.toString());
        for (int i = 0; i < steps.size(); i++) {
            assertThat(steps.get(i).propertyNames()).containsExactlyInAnyOrderElementsOf(STEP_KEYS);
            assertThat(steps.get(i).get("step").asInt()).isEqualTo(i + 1);
        }
        JsonNode threw = steps.stream()
                .filter(step -> step.get("event").asString().equals("threw"))
                .findFirst()
                .orElseThrow();
        assertThat(threw.get("thrown").asString()).isEqualTo("java.nio.BufferUnderflowException");
        assertThat(threw.get("variables").get("buf").get("buffer")).isNotNull();
        assertThat(threw.get("range")).hasSize(4);
        assertSampleBuffer(threw.get("buffers"));
    }

    private static void assertSampleBuffer(JsonNode buffers) {
        JsonNode buffer = buffers.valueStream()
                .filter(it -> it.get("kind").asString().equals("ByteBuffer"))
                .findFirst()
                .orElseThrow();
        assertThat(buffer.propertyNames()).containsExactlyInAnyOrderElementsOf(BUFFER_KEYS);
        assertThat(buffer.get("names").get(0).asString()).isEqualTo("buf");
        assertThat(buffer.get("hex").asString()).isEqualTo("0102030400000000");
        assertThat(buffer.get("position").asInt()).isEqualTo(4);
    }

    @Test
    void trace_tellsTheOutputOfTheProgram_asJson() {
        StringBuilder output = new StringBuilder();
        StringBuilder errorOutput = new StringBuilder();
        json("trace", "--json", trace.toString()).forEach(step -> {
            output.append(step.get("output").asString());
            errorOutput.append(step.get("errorOutput").asString());
        });
        assertThat(output.toString()).isEqualTo(recording.out());
        assertThat(errorOutput.toString()).isEqualTo("err 16909060\n");
    }

    @Test
    void trace_printsOnlyTheStepsAskedFor() {
        List<JsonNode> all = json("trace", "--json", trace.toString());
        assertThat(json("trace", "--json", "--step", "3..5", trace.toString())).isEqualTo(all.subList(2, 5));
        assertThat(json("trace", "--json", "--step", "4", trace.toString())).isEqualTo(all.subList(3, 4));
        Said table = execute("trace", "--step", "2..3", trace.toString());
        assertThat(table.out().lines()).hasSize(3);
    }

    @Test
    void render_writesWellFormedPictures_asSvg() throws Exception {
        Said said = execute("render", "--step", "2..4", "--lang", "zh", "--out", inFolder("out"), trace.toString());
        assertThat(said.exit()).isZero();
        assertThat(said.out()).startsWith("3 pictures in ");
        for (int step = 2; step <= 4; step++) {
            Path file = folder.resolve("out/step-000" + step + ".svg");
            var document =
                    DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
            assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
        }
    }

    @Test
    void render_runsAProgramAndWritesPictures_asPng() throws Exception {
        Outcome outcome = Application.run(
                shared,
                "render",
                "--format",
                "png",
                "--step",
                "3",
                "--size",
                "640x400",
                "--out",
                inFolder("out"),
                "Sample.java");
        assertThat(outcome.err()).doesNotContain("bufferscope:", "Exception");
        assertThat(outcome.exit()).isZero();
        var image = ImageIO.read(folder.resolve("out/step-0003.png").toFile());
        assertThat(image.getWidth()).isEqualTo(2 * 640);
        assertThat(image.getHeight()).isGreaterThanOrEqualTo(2 * 400);
    }

    @Test
    void doctor_findsEverything() {
        Said said = execute("doctor");
        assertThat(said.exit()).isZero();
        assertThat(said.out()).startsWith("bufferscope ").contains("Java 25", "Java compiler", "temporary folder");
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

    private static List<JsonNode> json(String... arguments) {
        Said said = execute(arguments);
        assertThat(said.exit()).isZero();
        return said.out().lines().map(new JsonMapper()::readTree).toList();
    }

    private static void assertRefused(String part, String... arguments) {
        Said said = execute(arguments);
        assertThat(said.err().lines())
                .as(said.err())
                .singleElement()
                .asString()
                .startsWith("bufferscope: ")
                .contains(part);
        assertThat(said.exit()).isEqualTo(2);
        assertThat(said.out()).isEmpty();
    }

    private static Said execute(String... arguments) {
        PrintStream out = System.out;
        PrintStream err = System.err;
        ByteArrayOutputStream outBytes = new ByteArrayOutputStream();
        ByteArrayOutputStream errBytes = new ByteArrayOutputStream();
        System.setOut(new PrintStream(outBytes, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(errBytes, true, StandardCharsets.UTF_8));
        try {
            int exit = CommandLineApp.execute(() -> new ProgramRunner(ChildJvm.ofThisProcess()), file -> {}, arguments);
            return new Said(outBytes.toString(StandardCharsets.UTF_8), errBytes.toString(StandardCharsets.UTF_8), exit);
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
    }

    private record Said(String out, String err, int exit) {}
}
