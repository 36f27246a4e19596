package io.bufferscope.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.ThemeChoice;
import io.bufferscope.l10n.Language;
import io.bufferscope.lesson.LessonTemplate;
import io.bufferscope.lesson.ProgressStore;
import io.bufferscope.session.ChildJvm;
import io.bufferscope.session.ProgramRunner;
import io.bufferscope.view.CodePane;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.control.ListView;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LearnRoomTest {

    @TempDir
    Path folder;

    private Path lesson;
    private WindowFixture window;

    @BeforeEach
    void open() throws IOException {
        lesson = folder.resolve("mine");
        LessonTemplate.write(lesson);
        openWindow();
    }

    @Test
    void lessonThatIsOpenedWhileTheCourseIsRead_staysOpenAndListed() {
        window.close();
        Settings settings = new Settings(Language.EN, ThemeChoice.LIGHT, 1, 50, 1300, 900, false, "");
        window = WindowFixture.open(
                new ProgramRunner(ChildJvm.ofThisProcess()), new NoFiles(), null, settings.withRoom("room.learn"));
        window.open(lesson);
        assertThat(window.until(() -> course().getItems().size() == 26)).isTrue();
        awaitText("A name for your lesson");
    }

    private void openWindow() {
        Settings settings = new Settings(Language.EN, ThemeChoice.LIGHT, 1, 50, 1300, 900, false, "");
        window = WindowFixture.open(
                new ProgramRunner(ChildJvm.ofThisProcess()),
                new NoFiles(),
                folder.resolve("user"),
                settings.withRoom("room.learn"));
        window.until(() -> !course().getItems().isEmpty());
        window.open(lesson);
        awaitText("A name for your lesson");
    }

    @AfterEach
    void close() {
        window.close();
    }

    @SuppressWarnings("unchecked")
    private ListView<Object> course() {
        return (ListView<Object>) window.scene.getRoot().lookup(".learn-course .list-view");
    }

    private void awaitText(String text) {
        assertThat(window.until(() -> text().contains(text)))
                .as(() -> text + " in " + text())
                .isTrue();
    }

    /// The text of the step in one line: each piece of a sentence is a text of its own.
    private String text() {
        return window.texts(".learn-step").replace("\n", "");
    }

    @Test
    void question_isAnsweredByTheLiveBuffer_andExplainsAMistake() throws IOException {
        awaitText("After three calls of");
        assertThat(window.texts()).contains("step 3 /").doesNotContain("Not so");
        window.press("1");
        awaitText("Not so: it is 3, not 0");
        awaitText("moves with each relative");
        window.press("Page Down");
        awaitText("step 2 of 3");
        window.press("Page Up");
        awaitText("Not so: it is 3, not 0");
    }

    @Test
    void rightAnswer_isKept_alsoForTheNextTime() throws IOException {
        awaitText("After three calls of");
        window.press("2");
        awaitText("The live buffer agrees: 3");
        window.close();
        openWindow();
        awaitText("The live buffer agrees: 3");
        assertThat(new ProgressStore(folder.resolve("user"))
                        .load()
                        .progress()
                        .lessons()
                        .get("mine")
                        .answers())
                .containsKey("fill/0");
    }

    @Test
    void otherLanguage_keepsThePlaceAndTheAnswer() {
        awaitText("After three calls of");
        window.press("2");
        awaitText("The live buffer agrees: 3");
        window.click("EN / 中文");
        awaitText("与真实缓冲区一致：3");
        assertThat(text()).contains("写入数据");
    }

    @Test
    void task_tellsWhatIsMissing_fromTheLearnersOwnState_andWhenItIsDone() throws IOException {
        window.press("Page Down", "Page Down");
        awaitText("Add one line so that");
        window.press("Shortcut+Enter");
        awaitText("Not yet: position is 3 and limit is 8.");
        String solution = Files.readString(lesson.resolve("solution/Task.java"));
        window.on(() -> ((CodePane) window.scene.getRoot().lookup(".code-pane")).replace(solution));
        window.press("Shortcut+Enter");
        awaitText("All checks hold.");
    }
}
