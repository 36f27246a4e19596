package io.bufferscope.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.view.CodePane;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import jfx.incubator.scene.control.richtext.TextPos;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpenProgramsTest {

    @TempDir
    Path folder;

    private final FakeRunner runner = FakeRunner.ofSample();
    private WindowFixture window;

    @BeforeEach
    void open() {
        window = WindowFixture.open(runner, new OneFile(folder), folder.resolve("config"));
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void openedFiles_becomeTabs_thatKeepTextCaretAndUndo() throws Exception {
        window.open(file("A.java", "aaa\n"));
        type("x");
        window.open(file("B.java", "bbb\n"));
        assertThat(titles()).containsExactly("● A.java", "B.java");
        assertThat(text()).isEqualTo("bbb\n");
        window.press("Shortcut+Tab");
        assertThat(text()).isEqualTo("xaaa\n");
        assertThat(window.get(() -> code().area().getCaretPosition().offset())).isEqualTo(1);
        window.on(() -> code().area().undo());
        assertThat(titles()).containsExactly("A.java", "B.java");
    }

    @Test
    void recordingOfAnotherProgram_isSaid_andItsTabIsAPressAway() throws Exception {
        window.open(file("A.java", SampleTrace.SOURCE));
        window.press("Shortcut+T");
        assertThat(window.texts()).contains("Recording of A.java").contains("step 2 / 19");
        type("int a;");
        assertThat(titles()).containsExactly("A.java", "● Untitled.java");
        window.press("Shortcut+Shift+Tab");
        assertThat(window.texts()).doesNotContain("Recording of");
    }

    @Test
    void closingAnUnsavedTab_asks_andCancelKeepsIt() throws Exception {
        Path file = file("A.java", "aaa\n");
        window.open(file);
        type("x");
        window.press("Shortcut+W");
        assertThat(window.texts()).contains("A.java has changes that are not saved.");
        window.press("Shortcut+S", "Esc");
        assertThat(titles()).containsExactly("● A.java");
        assertThat(file).hasContent("aaa\n");
        window.press("Shortcut+W", "Enter");
        assertThat(titles()).containsExactly("Untitled.java");
        assertThat(file).hasContent("xaaa\n");
    }

    @Test
    void savingOverAFileThatAnotherChanged_asks_andLosesNeither() throws Exception {
        Path file = file("A.java", "aaa\n");
        window.open(file);
        type("x");
        Files.writeString(file, "theirs\n");
        window.press("Shortcut+S");
        assertThat(window.texts()).contains("A.java was changed by another program since it was opened here.");
        window.press("Esc");
        assertThat(file).hasContent("theirs\n");
        assertThat(titles()).containsExactly("● A.java");
        window.press("Shortcut+S", "Enter");
        assertThat(file).hasContent("xaaa\n");
        assertThat(titles()).containsExactly("A.java");
        type("y");
        Files.writeString(file, "theirs again\n");
        window.press("Shortcut+S", "Right", "Enter");
        assertThat(text()).isEqualTo("theirs again\n");
        window.on(() -> code().area().undo());
        assertThat(text()).contains("y", "xaaa");
    }

    @Test
    void tabs_areMovedByKeysAndByTheMouse_andFoundAgainInThatOrder() throws Exception {
        window.open(file("A.java", "aaa\n"));
        window.open(file("B.java", "bbb\n"));
        window.open(file("C.java", "ccc\n"));
        window.press("Shortcut+Shift+Page Down");
        assertThat(titles()).containsExactly("C.java", "A.java", "B.java");
        window.on(() ->
                tabs().getTabs().setAll(tabs().getTabs().reversed().stream().toList()));
        Pulses.await(2);
        assertThat(titles()).containsExactly("B.java", "A.java", "C.java");
        assertThat(text()).isEqualTo("ccc\n");
        reopen();
        assertThat(titles()).containsExactly("B.java", "A.java", "C.java");
    }

    @Test
    void discarding_closesTheTab_andLeavesTheFile() throws Exception {
        Path file = file("A.java", "aaa\n");
        window.open(file);
        type("x");
        window.press("Shortcut+W", "Right", "Enter");
        assertThat(titles()).containsExactly("Untitled.java");
        assertThat(file).hasContent("aaa\n");
    }

    @Test
    void closingTheWindow_asksOnce_andDraftsAreFoundAgain() throws Exception {
        window.open(file("A.java", "aaa\n"));
        type("x");
        window.press("Shortcut+T");
        type("int unsaved;");
        window.on(() -> assertThat(window.shell.mayClose(() -> {})).isFalse());
        Pulses.await(2);
        assertThat(window.texts()).contains("not saved: A.java, Untitled.java");
        window.press("Enter");
        reopen();
        assertThat(titles()).containsExactly("● A.java", "● Untitled.java");
        assertThat(text()).isEqualTo("int unsaved;");
        assertThat(window.get(() -> code().area().getCaretPosition().offset())).isEqualTo(12);
        window.press("Shortcut+Tab");
        assertThat(text()).isEqualTo("xaaa\n");
    }

    @Test
    void discardingAll_isFoundAgainAsItIsOnDisk() throws Exception {
        window.open(file("A.java", "aaa\n"));
        type("x");
        boolean[] closed = new boolean[1];
        window.on(() -> window.shell.mayClose(() -> closed[0] = true));
        window.press("Left", "Left", "Enter");
        assertThat(closed[0]).isTrue();
        reopen();
        assertThat(titles()).containsExactly("A.java");
        assertThat(text()).isEqualTo("aaa\n");
    }

    @Test
    void crash_losesNothingTypedMoreThanASecondBefore() throws Exception {
        window.press("Shortcut+T");
        type("int unsaved;");
        assertThat(window.until(() -> draftExists())).isTrue();
    }

    @Test
    void folderThatCannotBeWritten_isOneSentence() throws Exception {
        window.close();
        Path file = Files.writeString(folder.resolve("occupied"), "");
        window = WindowFixture.open(runner, new OneFile(folder), file);
        type("int unsaved;");
        assertThat(window.until(() -> window.texts().contains("Unsaved programs cannot be kept in")))
                .isTrue();
        window.on(() -> assertThat(window.shell.mayClose(() -> {})).isFalse());
        assertThat(window.texts()).doesNotContain("Keep for the next start");
    }

    @Test
    void openingTheSameFileTwice_showsItsTab() throws Exception {
        Path a = file("A.java", "aaa\n");
        window.open(a);
        window.open(file("B.java", "bbb\n"));
        window.open(a);
        assertThat(titles()).containsExactly("A.java", "B.java");
        assertThat(text()).isEqualTo("aaa\n");
    }

    private boolean draftExists() {
        try (var all = Files.walk(folder.resolve("config"))) {
            return all.anyMatch(file -> file.toString().endsWith(".draft"));
        } catch (java.io.IOException gone) {
            return false;
        }
    }

    private void reopen() {
        window.close();
        window = WindowFixture.open(runner, new OneFile(folder), folder.resolve("config"));
        window.on(() -> window.shell.welcome());
        Pulses.await(3);
    }

    private Path file(String name, String text) throws Exception {
        return Files.writeString(folder.resolve(name), text);
    }

    private CodePane code() {
        return (CodePane) window.scene.getRoot().lookup(".code-pane");
    }

    private String text() {
        return window.get(() -> code().textProperty().get());
    }

    private void type(String text) {
        window.on(() -> {
            TextPos end = code().area().replaceText(TextPos.ZERO, TextPos.ZERO, text);
            code().area().select(end);
        });
        Pulses.await(2);
    }

    private List<String> titles() {
        return window.get(() -> tabs().getTabs().stream().map(Tab::getText).toList());
    }

    private TabPane tabs() {
        return (TabPane) window.scene.getRoot().lookup(".tab-pane");
    }
}
