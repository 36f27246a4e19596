package io.bufferscope.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.view.CodePane;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.event.ActionEvent;
import javafx.scene.control.TextField;
import jfx.incubator.scene.control.richtext.TextPos;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TimeToolsTest {

    @TempDir
    Path folder;

    private WindowFixture window;
    private Path file;

    @BeforeEach
    void open() throws Exception {
        file = Files.writeString(folder.resolve("Flip.java"), SampleTrace.SOURCE);
        reopen();
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void breakpoint_onTheLineOfTheStep_isMetJumpedToAndTakenAway() {
        window.press("Right", "Right", "Right", "B", "End");
        assertThat(window.texts()).contains("Line 8");
        assertThat(window.until(() -> window.texts().contains("hits: 1"))).isTrue();
        window.press("Shift+F8");
        assertThat(step()).isEqualTo("step 5 / 19");
        window.press("B", "End", "Shift+F8");
        assertThat(step()).isEqualTo("step 19 / 19");
        assertThat(window.texts()).doesNotContain("Line 8");
    }

    @Test
    void playing_pausesAtABreakpoint() {
        window.press("End", "B", "Home", "Space");
        assertThat(window.until(() -> step().equals("step 18 / 19"))).isTrue();
        window.press("Space");
        assertThat(window.until(() -> step().equals("step 19 / 19"))).isTrue();
    }

    @Test
    void condition_isSaidToBeWrong_atTheCondition() {
        window.press("Right", "Right", "Right", "B");
        condition("nio.position > 3 &&");
        assertThat(window.until(() -> window.texts().contains("The condition cannot be read at &&")))
                .isTrue();
        condition("nio.position > 3");
        assertThat(window.until(() -> window.texts().contains("hits: 1"))).isTrue();
        condition("nio.position > 30");
        assertThat(window.until(() -> window.texts().contains("hits: 0"))).isTrue();
        assertThat(window.texts()).doesNotContain("cannot be read");
    }

    @Test
    void breakpointsAndBookmarks_areThereAgain_whenTheFileIsOpenedAgain() {
        window.press("Right", "Right", "Right", "B", "Shortcut+B");
        assertThat(window.texts()).contains("Line 8", "Step 5");
        window.close();
        reopen();
        assertThat(window.texts()).contains("Line 8", "Step 5");
        window.press("End", "Shift+F8");
        assertThat(window.until(() -> window.texts().contains("hits: 1"))).isTrue();
    }

    @Test
    void breakpoint_movesWithItsLine_whenTextIsWrittenAbove() {
        window.press("Right", "Right", "Right", "B");
        window.on(() -> code().area().replaceText(TextPos.ZERO, TextPos.ZERO, "// one\n// two\n"));
        Pulses.await(2);
        assertThat(window.texts()).contains("Line 10").doesNotContain("Line 8\n");
    }

    @Test
    void buttons_jumpToExceptionsAndOutput() {
        window.click("To the next exception (E)");
        assertThat(step()).isEqualTo("step 17 / 19");
        window.click("To the output before (Shift O)");
        assertThat(step()).isEqualTo("step 16 / 19");
        window.click("To the exception before (Shift E)");
        assertThat(step()).isEqualTo("step 16 / 19");
    }

    @Test
    void legend_opens() {
        window.click("What the marks mean");
        assertThat(step()).isEqualTo("step 2 / 19");
    }

    @Test
    void stepping_quickly_neverWaitsForAnimation() {
        window.press("Home");
        for (int i = 0; i < 10; i++) {
            window.on(() -> io.bufferscope.view.Screenshot.press(window.scene, "Right"));
        }
        Pulses.await(2);
        assertThat(step()).isEqualTo("step 11 / 19");
    }

    private void condition(String text) {
        window.on(() -> {
            TextField field = window.scene.getRoot().lookupAll(".breakpoint .text-field.mono").stream()
                    .map(TextField.class::cast)
                    .findFirst()
                    .orElseThrow();
            field.setText(text);
            field.fireEvent(new ActionEvent());
        });
        Pulses.await(2);
    }

    private CodePane code() {
        return (CodePane) window.scene.getRoot().lookup(".code-pane");
    }

    private void reopen() {
        window = WindowFixture.open(FakeRunner.ofSample(), new NoFiles(), folder.resolve("mine"));
        window.open(file);
    }

    private String step() {
        return window.textOf("step-label");
    }
}
