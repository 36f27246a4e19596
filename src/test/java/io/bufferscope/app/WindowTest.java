package io.bufferscope.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.app.shell.ThemeChoice;
import io.bufferscope.instrument.Problem;
import io.bufferscope.l10n.Language;
import io.bufferscope.session.RunStart;
import io.bufferscope.view.CodePane;
import io.bufferscope.view.TimelineBar;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import jfx.incubator.scene.control.richtext.TextPos;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WindowTest {

    private static final String IN = "Shortcut+Equals";

    @TempDir
    Path folder;

    private final FakeRunner runner = FakeRunner.ofSample();
    private WindowFixture window;
    private Path file;

    @BeforeEach
    void open() throws Exception {
        file = Files.writeString(folder.resolve("Flip.java"), SampleTrace.SOURCE);
        window = WindowFixture.open(runner);
        window.open(file);
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void opening_a_file_runs_it_and_shows_its_first_change() {
        assertThat(runner.sources).containsExactly(SampleTrace.SOURCE);
        assertThat(step()).isEqualTo("step 2 / 19");
    }

    @Test
    void arrow_keys_step_and_end_keys_jump() {
        window.press("Right", "Right", "Left", "Right");
        assertThat(step()).isEqualTo("step 4 / 19");
        window.press("End");
        assertThat(step()).isEqualTo("step 19 / 19");
        window.press("Right");
        assertThat(step()).isEqualTo("step 19 / 19");
        window.press("Home");
        assertThat(step()).isEqualTo("step 1 / 19");
        window.press("Page Down");
        assertThat(step()).isEqualTo("step 2 / 19");
    }

    @Test
    void variables_follow_the_cursor() {
        window.press("Home");
        assertThat(window.texts()).contains("No variable has a value yet.");
        window.press("End");
        assertThat(window.texts()).contains("pos 1 · lim 5 · cap 16", "72 'H'", "freed (refCnt 0)");
    }

    @Test
    void console_shows_output_up_to_the_cursor_only() {
        window.press("End");
        assertThat(window.until(() -> window.texts().contains("pos=1 lim=5"))).isTrue();
        assertThat(window.texts()).contains("a warning on standard error");
        window.press("Home");
        assertThat(window.texts()).doesNotContain("pos=1 lim=5");
    }

    @Test
    void space_plays_to_the_end() {
        window.press("Space");
        assertThat(window.until(() -> step().equals("step 19 / 19"))).isTrue();
        assertThat(window.until(() -> window.texts().contains("\nPlay\n") || playShown()))
                .isTrue();
    }

    @Test
    void dragging_the_bar_seeks() {
        TimelineBar bar = (TimelineBar) window.get(() -> window.scene.getRoot().lookup(".timeline-bar"));
        window.on(() -> bar.fireEvent(
                WindowFixture.pressed(bar.localToScene(bar.getWidth() - 14, 0).getX())));
        Pulses.await(2);
        assertThat(step()).isEqualTo("step 19 / 19");
        window.on(() ->
                bar.fireEvent(WindowFixture.pressed(bar.localToScene(14, 0).getX())));
        Pulses.await(2);
        assertThat(step()).isEqualTo("step 1 / 19");
    }

    @Test
    void run_again_takes_the_edited_text_and_keeps_the_step() {
        window.press("Right", "Right", "Right");
        CodePane code = (CodePane) window.get(() -> window.scene.getRoot().lookup(".code-pane"));
        window.on(() -> code.area().replaceText(TextPos.ZERO, TextPos.ZERO, "// edited\n"));
        assertThat(window.texts()).contains("Edited since the run");
        window.press("F9");
        Pulses.await(3);
        assertThat(runner.sources).hasSize(2);
        assertThat(runner.sources.getLast()).startsWith("// edited\n");
        assertThat(step()).isEqualTo("step 5 / 19");
    }

    @Test
    void saving_writes_the_edited_text() throws Exception {
        CodePane code = (CodePane) window.get(() -> window.scene.getRoot().lookup(".code-pane"));
        window.on(() -> code.area().replaceText(TextPos.ZERO, TextPos.ZERO, "// 保存\n"));
        window.press("Shortcut+S");
        assertThat(Files.readString(file)).startsWith("// 保存\n");
        try (var left = Files.list(folder)) {
            assertThat(left).containsExactly(file);
        }
    }

    @Test
    void arrow_keys_belong_to_the_editor_while_it_has_the_focus() {
        CodePane code = (CodePane) window.get(() -> window.scene.getRoot().lookup(".code-pane"));
        window.on(() -> code.area().requestFocus());
        window.press("Right");
        assertThat(step()).isEqualTo("step 2 / 19");
        window.press("Alt+Right");
        assertThat(step()).isEqualTo("step 3 / 19");
    }

    @Test
    void compiler_mistakes_are_shown_with_line_and_message() {
        runner.answer(source -> new RunStart.NotCompiled(
                List.of(new Problem(7, 9, "cannot find symbol")), "Flip.java:7: error: cannot find symbol\n"));
        window.click("Run");
        Pulses.await(3);
        assertThat(window.texts()).contains("7: cannot find symbol", "Mistakes found: 1", "Flip.java:7: error");
        runner.answer(source -> new RunStart.Running(new SampleTrace(), 1));
        window.click("Run");
        Pulses.await(3);
        assertThat(window.texts()).doesNotContain("cannot find symbol", "Mistakes found");
    }

    @Test
    void failure_to_start_is_one_sentence_with_a_way_out() {
        runner.answer(source -> new RunStart.NotStarted("The disk is full."));
        window.click("Run");
        Pulses.await(3);
        assertThat(window.texts()).contains("The program could not be started: The disk is full.");
        runner.answer(source -> new RunStart.Running(new SampleTrace(), 1));
        window.click("Try again");
        assertThat(runner.sources).hasSize(3);
    }

    @Test
    void file_that_is_no_java_is_refused_with_a_sentence() {
        window.open(folder.resolve("picture.png"));
        assertThat(window.texts()).contains("picture.png is neither a Java source file");
    }

    @Test
    void file_that_is_missing_is_refused_with_a_sentence() {
        window.open(folder.resolve("Missing.java"));
        assertThat(window.texts()).contains("There is no file");
    }

    @Test
    void language_switches_while_the_step_stays() {
        window.press("Right");
        window.on(() -> window.manner.speak(Language.ZH));
        Pulses.await(2);
        assertThat(step()).isEqualTo("第 3 / 19 步");
        assertThat(window.texts()).contains("变量", "控制台").doesNotContainPattern("\\[[a-z.]+]");
        window.on(() -> window.manner.speak(Language.EN));
        Pulses.await(2);
        assertThat(step()).isEqualTo("step 3 / 19");
    }

    @Test
    void theme_switches_while_the_step_stays() {
        window.press("Right");
        for (ThemeChoice choice : ThemeChoice.values()) {
            window.on(() -> window.manner.choose(choice));
            Pulses.await(2);
            assertThat(step()).isEqualTo("step 3 / 19");
        }
    }

    @Test
    void zoom_keys_change_the_size_of_everything() {
        double before = window.get(() ->
                window.scene.getRoot().lookup(".timeline").getBoundsInParent().getHeight());
        window.press(IN, IN, IN);
        Pulses.await(2);
        double after = window.get(() ->
                window.scene.getRoot().lookup(".timeline").getBoundsInParent().getHeight());
        assertThat(window.manner.zoom().scale()).isEqualTo(1.5);
        assertThat(after).isGreaterThan(before * 1.3);
        window.press("Shortcut+0");
        assertThat(window.manner.zoom().scale()).isEqualTo(1);
    }

    @Test
    void current_line_scrolls_into_view() {
        window.press(IN, IN, IN, IN, IN, "End");
        Pulses.await(10);
        assertThat(window.texts().lines()).contains("16").doesNotContain("8");
        window.press("Home");
        Pulses.await(10);
        assertThat(window.texts().lines()).contains("6");
    }

    @Test
    void help_key_lists_the_keys() {
        window.press("F1");
        assertThat(window.texts()).contains("Step forward", "Normal size");
        window.press("Esc");
        assertThat(window.get(() -> window.scene.getRoot().lookup(".sheet-back").isVisible()))
                .isFalse();
    }

    @Test
    void closing_closes_the_run() {
        window.close();
        assertThat(runner.runs.getLast().calls()).endsWith("close");
        window = WindowFixture.open(runner);
    }

    private String step() {
        return window.textOf("step-label");
    }

    private boolean playShown() {
        return window.scene.getRoot().lookupAll(".button").stream()
                .anyMatch(
                        node -> node instanceof javafx.scene.control.Button button && "Play".equals(button.getText()));
    }
}
