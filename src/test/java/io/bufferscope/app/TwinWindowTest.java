package io.bufferscope.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.session.RunStart;
import io.bufferscope.trace.Ending;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TwinWindowTest {

    private static final String SIMPLE = """
        import java.nio.ByteBuffer;

        class Flip {
            public static void main(String[] args) {
                ByteBuffer nio = ByteBuffer.allocate(16);
                nio.putInt(7);
                nio.flip();
                System.out.println(nio.getInt());
            }
        }
        """;

    @TempDir
    Path folder;

    private final FakeRunner runner = FakeRunner.ofSample();
    private WindowFixture window;

    @BeforeEach
    void open() {
        window = WindowFixture.open(runner);
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void button_runsTheTwinBesideTheProgramAndCompares() throws Exception {
        Path file = show(SIMPLE);
        window.click("ByteBuf twin");
        assertThat(window.until(() -> runner.sources.size() == 2)).isTrue();
        assertThat(runner.sources.getLast()).contains("class FlipTwin", "nio.writeInt(7)", "nio.readInt()");
        assertThat(window.texts()).contains("Flip.java", "FlipTwin.java");
        endRuns();
        assertThat(window.until(() -> window.texts().contains("End the comparison")
                        || window.texts().contains("Both do the same in every step.")))
                .isTrue();
        assertThat(Files.readString(file)).isEqualTo(SIMPLE);
        try (var files = Files.list(folder)) {
            assertThat(files).hasSize(1);
        }
    }

    @Test
    void key_runsTheProgramFirst_whenItWasEdited() throws Exception {
        show(SIMPLE);
        runner.answer(source -> new RunStart.Running(new SampleTrace(), 4711));
        window.on(() -> window.scene.getRoot().lookup(".code-pane").requestFocus());
        Files.writeString(folder.resolve("Flip.java"), SIMPLE.replace("putInt(7)", "putInt(8)"));
        window.open(folder.resolve("Flip.java"));
        endRuns();
        window.press("Shortcut+Shift+T");
        assertThat(window.until(() -> runner.sources.getLast().contains("nio.writeInt(8)")))
                .isTrue();
    }

    @Test
    void refusal_isSaidAtItsLine() throws Exception {
        show(SIMPLE.replace("nio.getInt()", "nio.asIntBuffer()"));
        window.click("ByteBuf twin");
        assertThat(window.until(() -> window.texts()
                        .contains("8: nio.asIntBuffer() has no ByteBuf counterpart with the same result.")))
                .isTrue();
        assertThat(window.texts()).contains("No ByteBuf twin was written. Places without a counterpart: 1");
        assertThat(runner.sources).hasSize(1);
    }

    @Test
    void anotherPress_opensNoSecondTab() throws Exception {
        show(SIMPLE);
        window.click("ByteBuf twin");
        assertThat(window.until(() -> runner.sources.size() == 2)).isTrue();
        endRuns();
        window.open(folder.resolve("Flip.java"));
        endRuns();
        window.click("ByteBuf twin");
        assertThat(window.until(() -> runner.sources.size() == 4)).isTrue();
        assertThat(window.texts().lines().filter("FlipTwin.java"::equals)).hasSize(1);
    }

    private Path show(String source) throws Exception {
        Path file = Files.writeString(folder.resolve("Flip.java"), source);
        window.open(file);
        endRuns();
        return file;
    }

    private void endRuns() {
        window.on(() -> runner.runs.forEach(run -> run.ended().complete(new Ending(Ending.Kind.EXITED, 0))));
        Pulses.await(3);
    }
}
