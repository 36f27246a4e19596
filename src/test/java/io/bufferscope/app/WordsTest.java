package io.bufferscope.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
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
        assertThat(window.texts())
                .contains("Question · One position or two indices")
                .doesNotContain("lies between");
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
        assertThat(window.until(() -> labels().contains("nio.flip() set limit")))
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
        window.on(() -> ((ToggleButton) window.scene.getRoot().lookupAll(".toggle-button").stream()
                        .filter(node -> node instanceof ToggleButton toggle && "Contract".equals(toggle.getText()))
                        .findFirst()
                        .orElseThrow())
                .fire());
        Pulses.await(2);
        assertThat(window.texts()).contains("All or nothing");
    }

    @Test
    void search_findsATerm_andTheGlossaryShowsIt() {
        find("writerindex");
        assertThat(window.until(() -> labels().contains("The index at which a ByteBuf writes next.")))
                .isTrue();
        window.press("Esc");
        assertThat(labels()).doesNotContain("The index at which a ByteBuf writes next.");
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

    /// The texts of all labels that are to be seen, in lists too.
    private String labels() {
        return window.get(() -> window.scene.getRoot().lookupAll(".label").stream()
                .filter(label -> label instanceof Labeled && isSeen(label))
                .map(label -> ((Labeled) label).getText())
                .collect(Collectors.joining("\n")));
    }

    private static boolean isSeen(Node node) {
        return node.isVisible() && (node.getParent() == null || isSeen(node.getParent()));
    }

    private void find(String query) {
        window.press("Shortcut+K");
        window.on(() -> ((TextField) window.scene.getFocusOwner()).setText(query));
        Pulses.await(2);
        window.press("Enter");
        Pulses.await(3);
    }
}
