package io.bufferscope.cli;

import static io.bufferscope.cli.Said.execute;
import static io.bufferscope.cli.Said.json;
import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.corpus.Application;
import io.bufferscope.corpus.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import tools.jackson.databind.JsonNode;

/// Saved traces as tables, JSON and pictures.
@ResourceLock(Resources.SYSTEM_OUT)
@ResourceLock(Resources.SYSTEM_ERR)
class TraceCommandTest {

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
    void trace_printsOnlyTheStepsAtWhichTheConditionHolds() {
        Said said = execute("trace", "--find", "threw", trace.toString());
        assertThat(said.exit()).isZero();
        assertThat(said.out().lines()).hasSize(2);
        assertThat(said.out()).contains("BufferUnderflowException");
        assertThat(json("trace", "--json", "--find", "threw", trace.toString())).hasSize(1);
    }

    @Test
    void trace_refusesAConditionThatMakesNoSense_inASentence() {
        Said unreadable = execute("trace", "--find", "buf.refCnt ==", trace.toString());
        assertThat(unreadable.exit()).isEqualTo(2);
        assertThat(unreadable.err()).contains("The condition cannot be read at == (column 12).");
        Said misspelt = execute("trace", "--find", "nobody.refCnt == 0", trace.toString());
        assertThat(misspelt.exit()).isEqualTo(2);
        assertThat(misspelt.err()).contains("Nothing is called nobody");
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

    private String inFolder(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void compare_findsNoDifference_betweenATraceAndItself() {
        Said said = execute("trace", trace.toString(), "--compare", trace.toString());
        assertThat(said.exit()).isZero();
        assertThat(said.out().strip()).isEqualTo("Both do the same in every step.");
    }
}
