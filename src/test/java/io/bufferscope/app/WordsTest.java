package io.bufferscope.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the window says in words: questions, log, search, glossary.
class WordsTest {

    @TempDir
    Path folder;

    private final FakeRunner runner = FakeRunner.ofSample();
    private Path saved;
    private WindowFixture window;

    @BeforeEach
    void open() throws Exception {
        saved = folder.resolve("Flip.html");
        window = WindowFixture.open(runner, new OneFile(folder));
        window.open(Files.writeString(folder.resolve("Flip.java"), SampleTrace.SOURCE));
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void example_asksItsQuestion_andAnswersOnDemand() {
        window.on(window.shell::welcome);
        Pulses.await(3);
        assertThat(window.texts()).contains("Question · One position or two indices").doesNotContain("lies between");
        window.click("Show the explanation");
        assertThat(window.texts()).contains("lies between");
    }

    @Test
    void example_setsTheThreadItNeeds_andTakesItBack() {
        find("stranger");
        assertThat(runner.options.getLast().fastThread()).isTrue();
        find("double flip");
        assertThat(runner.options.getLast().fastThread()).isFalse();
    }

    @Test
    void log_followsTheCursor_andMovesIt() {
        window.press("Shortcut+L", "End");
        ListView<?> list = (ListView<?>) window.get(() -> window.scene.getRoot().lookup(".log-pane .list-view"));
        assertThat(window.until(() -> list.getSelectionModel().getSelectedIndex() == 18))
                .isTrue();
        window.on(() -> list.getSelectionModel().clearAndSelect(4));
        Pulses.await(3);
        assertThat(window.textOf("step-label")).isEqualTo("step 5 / 19");
        assertThat(window.until(() -> window.texts().contains("nio.flip() set limit")))
                .isTrue();
    }

    @Test
    void log_isSavedAsAPage() throws Exception {
        window.press("Shortcut+L");
        window.click("HTML…");
        assertThat(window.until(() -> Files.exists(saved))).isTrue();
        assertThat(Files.readString(saved)).contains("<tr id=\"step-19\">", "</html>", "<code>nio.flip()</code>");
    }

    @Test
    void depth_isChosenByAButton() {
        window.press("Page Down");
        window.on(() -> ((javafx.scene.control.ToggleButton) window.scene.getRoot().lookupAll(".toggle-button").stream()
                        .filter(node -> node instanceof javafx.scene.control.ToggleButton toggle
                                && "Contract".equals(toggle.getText()))
                        .findFirst()
                        .orElseThrow())
                .fire());
        Pulses.await(2);
        assertThat(window.texts()).contains("Position ");
    }

    @Test
    void search_findsATerm_andTheGlossaryShowsIt() {
        find("writerindex");
        assertThat(window.texts()).contains("The index at which a ByteBuf writes next.");
        window.press("Esc");
        assertThat(window.texts()).doesNotContain("The index at which a ByteBuf writes next.");
    }

    @Test
    void search_closesWithEsc_andGivesTheKeyboardBack() {
        Object before = window.get(window.scene::getFocusOwner);
        window.press("Shortcut+K");
        assertThat(window.get(() -> (Object) window.scene.getFocusOwner())).isInstanceOf(TextField.class);
        window.press("Esc");
        assertThat(window.get(() -> (Object) window.scene.getFocusOwner())).isEqualTo(before);
    }

    @Test
    void keysOfTheRoom_restWhileASheetIsOpen() {
        window.press("F1", "End");
        assertThat(window.textOf("step-label")).isEqualTo("step 2 / 19");
        window.press("Esc", "End");
        assertThat(window.textOf("step-label")).isEqualTo("step 19 / 19");
    }

    private void find(String query) {
        window.press("Shortcut+K");
        window.on(() -> ((TextField) window.scene.getFocusOwner()).setText(query));
        Pulses.await(2);
        window.press("Enter");
        Pulses.await(3);
    }
}
