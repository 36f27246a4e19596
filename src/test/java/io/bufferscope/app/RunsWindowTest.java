package io.bufferscope.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.view.CodePane;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.event.ActionEvent;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import jfx.incubator.scene.control.richtext.TextPos;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunsWindowTest {

    @TempDir
    Path folder;

    private final FakeRunner runner = FakeRunner.ofSample();
    private WindowFixture window;

    @BeforeEach
    void open() throws Exception {
        Path file = Files.writeString(folder.resolve("Flip.java"), SampleTrace.SOURCE);
        window = WindowFixture.open(runner);
        window.open(file);
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void a_run_never_throws_the_old_one_away() {
        window.press("Right", "Right");
        CodePane code = (CodePane) window.get(() -> window.scene.getRoot().lookup(".code-pane"));
        window.on(() -> code.area().replaceText(TextPos.ZERO, TextPos.ZERO, "// edited\n"));
        window.press("F9");
        assertThat(runner.runs.getFirst().calls()).doesNotContain("close");
        assertThat(window.texts()).contains("Run 2 · edited line 1 · 19 steps");
        window.press("End");
        window.on(() -> runButton("Run 1 · Flip.java").fire());
        Pulses.await(3);
        assertThat(step()).isEqualTo("step 4 / 19");
        assertThat(window.get(() -> code.textProperty().get())).isEqualTo(SampleTrace.SOURCE);
        window.on(() -> code.area().undo());
        assertThat(window.get(() -> code.textProperty().get())).startsWith("// edited\n");
        window.on(() -> runButton("Run 2").fire());
        Pulses.await(3);
        assertThat(step()).isEqualTo("step 19 / 19");
        window.close();
        assertThat(runner.runs).allSatisfy(run -> assertThat(run.calls()).endsWith("close"));
        window = WindowFixture.open(runner);
    }

    @Test
    void palette_writes_a_call_behind_the_step_and_runs() {
        window.press("Right", "Right");
        assertThat(window.until(
                        () -> paletteButton("flip()").getAccessibleText().equals("flip(): limit ← 5, position ← 0")))
                .isTrue();
        assertThat(window.get(() -> paletteButton("reset()").getAccessibleText()))
                .isEqualTo("reset(): throws InvalidMarkException, no mark is set");
        window.on(() -> paletteButton("flip()").fire());
        Pulses.await(3);
        assertThat(runner.sources).hasSize(2);
        assertThat(runner.sources.getLast()).contains("\"Hello\".getBytes());\n    nio.flip();\n");
    }

    @Test
    void chosenByte_isSetByACall_beforeTheNextRun() {
        window.press("Right", "Right");
        enter(".tape-tools .text-field", "3");
        enter(".palette .text-field", "256");
        assertThat(runner.sources).hasSize(1);
        enter(".palette .text-field", "0x41");
        assertThat(runner.sources).hasSize(2);
        assertThat(runner.sources.getLast()).contains("\"Hello\".getBytes());\n    nio.put(3, (byte) 0x41);\n");
    }

    private void enter(String field, String text) {
        window.on(() -> {
            TextField into = (TextField) window.scene.getRoot().lookup(field);
            into.setText(text);
            into.fireEvent(new ActionEvent());
        });
        Pulses.await(3);
    }

    private Button paletteButton(String label) {
        return window.scene.getRoot().lookupAll(".palette-call").stream()
                .map(Button.class::cast)
                .filter(button -> button.getText().equals(label))
                .findFirst()
                .orElseThrow();
    }

    private Button runButton(String start) {
        return window.scene.getRoot().lookupAll(".run").stream()
                .map(Button.class::cast)
                .filter(button -> button.getText().startsWith(start))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void comparison_shows_two_runs_by_one_cursor_and_ends() {
        window.press("F9");
        assertThat(window.texts()).contains("Run 2 · same source");
        window.click("Compare run 1 with the one shown");
        assertThat(window.until(() -> window.texts().contains("Both do the same in every step.")))
                .isTrue();
        window.press("Home", "Right", "Right", "Right");
        assertThat(window.until(() -> window.texts().contains("Run 1 · Flip.java · step 4 / 19")
                        && window.texts().contains("Run 2 · Flip.java · step 4 / 19")))
                .isTrue();
        window.click("End the comparison");
        Pulses.await(3);
        assertThat(window.texts()).doesNotContain("Both do the same").contains("Variables");
        assertThat(step()).isEqualTo("step 4 / 19");
    }

    private String step() {
        return window.textOf("step-label");
    }
}
