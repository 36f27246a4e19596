package io.bufferscope.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.ThemeChoice;
import io.bufferscope.instrument.Problem;
import io.bufferscope.l10n.Language;
import io.bufferscope.lesson.LessonTemplate;
import io.bufferscope.session.RunStart;
import io.bufferscope.view.CodePane;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.ListView;
import jfx.incubator.scene.control.richtext.CodeArea;
import jfx.incubator.scene.control.richtext.TextPos;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AuthorTest {

    @TempDir
    Path folder;

    private final FakeRunner runner = new FakeRunner(source -> new RunStart.NotStarted("no program runs here"));
    private Path lesson;
    private WindowFixture window;

    @BeforeEach
    void open() throws IOException {
        lesson = folder.resolve("mine");
        LessonTemplate.write(lesson);
        Settings settings = new Settings(Language.EN, ThemeChoice.LIGHT, 1, 50, 1300, 900, false, "");
        window = WindowFixture.open(runner, new OneFile(folder), null, settings.withRoom("room.learn"));
        window.until(() -> !course().getItems().isEmpty());
        window.open(lesson);
        assertThat(window.until(() -> window.texts().contains("A name for your lesson")))
                .isTrue();
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void typing_changesThePreview_andItFollowsTheCaret() {
        edit();
        typeAt(2, " of mine");
        assertThat(window.until(() -> window.texts().contains("A name for your lesson of mine")))
                .isTrue();
        int line = lineOf("### The contract");
        window.on(() -> area().select(TextPos.ofLeading(line, 0)));
        assertThat(window.until(() -> window.texts().contains("step 2 of 3"))).isTrue();
        assertThat(window.texts(".learn-step")).contains("becomes the old").doesNotContain("ends the writing");
    }

    @Test
    void mistake_isListed_andReachedByAClick() {
        edit();
        typeAt(3, "x");
        assertThat(window.until(() -> window.texts().contains("lesson.en.md:3")))
                .isTrue();
        assertThat(window.texts()).contains("5x is no whole number");
        window.on(() -> area().select(TextPos.ofLeading(lineOf("## Turn"), 0)));
        window.on(() -> link("lesson.en.md:3").fire());
        assertThat(window.get(() -> area().getCaretPosition().index())).isEqualTo(2);
    }

    @Test
    void whatTheOtherLanguageLacks_isReachedInItsFile() {
        edit();
        typeAt(lineOf("program: Task.java") + 1, "\nseeds: 3");
        assertThat(window.until(() -> window.texts().contains("lesson.zh.md:"))).isTrue();
        window.on(() -> link("lesson.zh.md:").fire());
        assertThat(text()).contains("program: Task.java").doesNotContain("seeds: 3");
        window.click("Other language");
        assertThat(text()).contains("seeds: 3");
    }

    @Test
    void programThatDoesNotCompile_isListed_withItsLine() {
        runner.answer(source -> new RunStart.NotCompiled(List.of(new Problem(7, 9, "';' expected")), ""));
        edit();
        window.click("Run");
        assertThat(window.until(() -> window.texts().contains("Example.java:7")))
                .isTrue();
        window.on(() -> link("Example.java:7").fire());
        assertThat(text()).contains("class Example");
        assertThat(window.get(() -> area().getCaretPosition().index())).isEqualTo(6);
    }

    @Test
    void save_writesTheFile_andTakesTheMarkAway() throws IOException {
        edit();
        typeAt(2, " of mine");
        assertThat(window.until(() -> window.texts().contains("not saved"))).isTrue();
        window.press("Shortcut+S");
        assertThat(Files.readString(lesson.resolve("lesson.en.md")))
                .contains("title: A name for your lesson of mine\n");
        assertThat(window.texts()).doesNotContain("not saved");
        window.on(() -> assertThat(window.shell.mayClose(() -> {})).isTrue());
    }

    @Test
    void closing_asks_whenSomethingIsUnsaved() throws IOException {
        edit();
        typeAt(2, " of mine");
        boolean[] closed = {false};
        window.on(
                () -> assertThat(window.shell.mayClose(() -> closed[0] = true)).isFalse());
        assertThat(window.texts()).contains("not saved: lesson.en.md");
        window.click("Cancel");
        assertThat(closed[0]).isFalse();
        window.press("Shortcut+E");
        window.click("Discard the changes");
        assertThat(window.scene.getRoot().lookup(".learn-author")).isNull();
        assertThat(Files.readString(lesson.resolve("lesson.en.md"))).doesNotContain("of mine");
    }

    @Test
    void fileOfAnother_isNotOverwritten_withoutAsking() throws IOException {
        edit();
        typeAt(2, " of mine");
        Path file = lesson.resolve("lesson.en.md");
        String others = Files.readString(file).replace("minutes: 5", "minutes: 7");
        Files.writeString(file, others);
        window.press("Shortcut+S");
        assertThat(window.texts()).contains("was changed by another program");
        assertThat(Files.readString(file)).isEqualTo(others);
        window.click("Take the one on disk");
        assertThat(text()).contains("minutes: 7").doesNotContain("of mine");
    }

    @Test
    void newLesson_isWritten_andOpenedForWriting() {
        window.press("Shortcut+N");
        assertThat(window.until(() -> window.scene.getRoot().lookup(".learn-author") != null))
                .isTrue();
        assertThat(folder.resolve("my-lesson").resolve("Example.java")).exists();
    }

    private void edit() {
        window.press("Shortcut+E");
        assertThat(window.until(() -> window.scene.getRoot().lookup(".learn-author") != null))
                .isTrue();
    }

    /// Types at the end of a line, from 1.
    private void typeAt(int line, String typed) {
        window.on(() -> {
            TextPos end =
                    TextPos.ofLeading(line - 1, area().getPlainText(line - 1).length());
            area().select(end);
            area().replaceText(end, end, typed);
        });
        Pulses.await(2);
    }

    /// Line of a text, from 0.
    private int lineOf(String part) {
        String before = text().substring(0, text().indexOf(part));
        return (int) before.chars().filter(c -> c == '\n').count();
    }

    private Hyperlink link(String start) {
        return window.scene.getRoot().lookupAll(".learn-author .hyperlink").stream()
                .map(Hyperlink.class::cast)
                .filter(link -> link.getText().startsWith(start))
                .findFirst()
                .orElseThrow();
    }

    private CodePane code() {
        return (CodePane) window.scene.getRoot().lookup(".learn-author .code-pane");
    }

    private CodeArea area() {
        return code().area();
    }

    private String text() {
        return window.get(() -> code().textProperty().get());
    }

    private ListView<?> course() {
        Node list = window.scene.getRoot().lookup(".learn-course .list-view");
        return (ListView<?>) list;
    }
}
