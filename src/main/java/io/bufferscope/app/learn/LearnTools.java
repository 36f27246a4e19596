package io.bufferscope.app.learn;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.ExportMenu;
import io.bufferscope.app.shell.FileWriting;
import io.bufferscope.app.shell.Find;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.app.shell.Words;
import io.bufferscope.files.AtomicFile;
import io.bufferscope.handout.Handout;
import io.bufferscope.lesson.Lesson;
import io.bufferscope.lesson.LessonFolder;
import io.bufferscope.lesson.LessonRuns;
import io.bufferscope.lesson.Progress;
import io.bufferscope.lesson.ProgressStore;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;

/// The buttons of the room in the top bar: open a lesson, present it, print it, begin it again.
final class LearnTools extends HBox implements AutoCloseable {

    private final Surroundings surroundings;
    private final LearnDesk desk;
    private final Memory memory;
    private final FileWriting files;
    private final Actions actions;

    /// What the room does.
    interface Actions {

        /// Opens a lesson's file or an archive of lessons.
        void openFile(Path file);

        /// Presents the lesson from the step on that is shown.
        void present();

        /// Begins or ends to edit the lesson.
        void edit();

        /// Makes a new lesson.
        void create();

        /// Begins the lesson anew, as if it had never been opened.
        void again();
    }

    /// What the room gives away.
    enum Form {
        HANDOUT("learn.export.handout"),
        ANSWERS("learn.export.answers"),
        PROGRESS("learn.export.progress");

        private final String key;

        Form(String key) {
            this.key = key;
        }

        String key() {
            return key;
        }
    }

    /// @param editable whether the lesson can be edited
    /// @param editing whether it is being edited
    LearnTools(
            Surroundings surroundings,
            LearnDesk desk,
            Memory memory,
            Actions actions,
            ObservableBooleanValue editable,
            ObservableBooleanValue editing) {
        this.surroundings = surroundings;
        this.desk = desk;
        this.memory = memory;
        this.actions = actions;
        this.files = new FileWriting(surroundings);
        Words words = surroundings.manner().words();
        Button edit = Controls.button(
                Feather.EDIT_3,
                words.of(() -> words.say(editing.get() ? "author.done" : "author.edit"), editing),
                actions::edit);
        editable.subscribe(can -> Controls.show(edit, can));
        getChildren()
                .addAll(
                        Controls.button(Feather.FOLDER, words.of("learn.open"), this::open),
                        edit,
                        Controls.iconButton(Feather.FILE_PLUS, words.of("author.new"), actions::create),
                        new ExportMenu(words, "learn.export.tip", List.of(Form.values()), Form::key, this::save),
                        Controls.iconButton(Feather.ROTATE_CCW, words.of("learn.reset"), actions::again),
                        Controls.iconButton(Feather.MONITOR, words.of("present.button"), actions::present));
    }

    /// Each form as something that can be found.
    List<Find> finds() {
        return ExportMenu.finds(surroundings.manner().words(), List.of(Form.values()), Form::key, this::save);
    }

    private void open() {
        String title = surroundings.manner().words().say("learn.open.title");
        Path chosen = surroundings.files().toOpen(title, null);
        if (chosen != null) {
            actions.openFile(chosen);
        }
    }

    private void save(Form form) {
        switch (form) {
            case PROGRESS -> {
                Progress progress = memory.progress();
                files.save(form.key(), "progress.json", to -> ProgressStore.write(progress, to));
            }
            case HANDOUT, ANSWERS ->
                desk.entry().ifPresent(entry -> {
                    Lesson lesson = desk.lesson();
                    boolean answers = form == Form.ANSWERS;
                    String name = entry.id() + (answers ? "-answers" : "") + "."
                            + lesson.language().tag() + ".html";
                    files.save(form.key(), name, to -> handout(entry.folder(), lesson, answers, to));
                });
        }
    }

    private void handout(LessonFolder folder, Lesson lesson, boolean answers, Path to) throws IOException {
        try (LessonRuns runs = LessonRuns.of(folder, lesson, surroundings.runner(), 0)) {
            AtomicFile.write(
                    to, new Handout(folder, lesson, runs, answers, 0).html().getBytes(UTF_8));
        } catch (LessonRuns.Unrunnable e) {
            throw new IOException(
                    e.mistake().sentence(surroundings.manner().words().messages()), e);
        }
    }

    @Override
    public void close() {
        files.close();
    }
}
