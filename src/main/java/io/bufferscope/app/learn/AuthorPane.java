package io.bufferscope.app.learn;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Landmarks;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import io.bufferscope.lesson.Mistake;
import io.bufferscope.view.CodeMarks;
import io.bufferscope.view.CodePane;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The editor of a lesson's files, and what is wrong with them below it.
final class AuthorPane extends VBox {

    private final Words words;
    private final Actions actions;
    private final CodePane code;
    private final ComboBox<AuthorFile> choice;
    private final AuthorList list;
    private final Label mark;
    private final Button save;
    private final Button check;
    private final Button cancel;
    private final Label status = Cards.muted("");
    private final ProgressBar progress = new ProgressBar(0);
    private AuthorFile shown;

    /// What the author can do.
    interface Actions {

        /// Another file is shown, its text is another, or the caret is elsewhere.
        void changed();

        void other();

        void run();

        void save();

        void check();

        void cancel();

        void go(Mistake mistake);
    }

    AuthorPane(Manner manner, AuthorFiles files, AuthorFile first, Actions actions) {
        this.words = manner.words();
        this.actions = actions;
        this.code = new CodePane(manner.fonts());
        this.choice = Cards.box(words, "author.file", files.all(), AuthorFile::name);
        this.list = new AuthorList(words, actions::go);
        this.mark = Controls.label(words.of("author.unsaved"), AppStyles.CHIP);
        this.save = Cards.button(words, "author.save", actions::save);
        this.check = Cards.button(words, "author.check", actions::check);
        this.cancel = Cards.button(words, "author.cancel", actions::cancel);
        this.shown = first;
        getStyleClass().addAll(AppStyles.ROOM_PANE, LearnStyles.AUTHOR);
        getChildren().addAll(bar(), code, list, foot());
        setVgrow(code, Priority.ALWAYS);
        code.keepCaret();
        code.area().accessibleTextProperty().bind(words.of("author.accessible"));
        manner.onZoom(code::zoom);
        Landmarks.mark(code);
        show(first);
        listen();
        checking(0, "");
    }

    private FlowPane bar() {
        return Cards.flow(
                choice,
                mark,
                Cards.button(words, "author.other", actions::other),
                Cards.button(words, "author.run", actions::run),
                save);
    }

    private HBox foot() {
        HBox.setHgrow(status, Priority.ALWAYS);
        status.setMaxWidth(Double.MAX_VALUE);
        progress.accessibleTextProperty().bind(words.of("author.check"));
        progress.setMinWidth(60);
        return Controls.row(AppStyles.BUTTON_ROW, status, progress, cancel, check);
    }

    private void listen() {
        choice.valueProperty().subscribe(file -> {
            if (file != null && file != shown) {
                show(file);
                actions.changed();
            }
        });
        code.textProperty().subscribe((before, now) -> actions.changed());
        code.area().caretPositionProperty().subscribe((before, now) -> actions.changed());
    }

    /// Shows a file.
    void show(AuthorFile file) {
        shown = file;
        choice.setValue(file);
        code.area().setWrapText(file.language().isPresent());
        code.show(file.code());
    }

    AuthorFile shown() {
        return shown;
    }

    /// Line of the caret, from 1.
    int line() {
        return shown.code().caret().index() + 1;
    }

    /// Puts the caret into a line.
    ///
    /// @param line from 1
    void moveTo(int line) {
        code.moveTo(line, 1);
    }

    /// Shows what is wrong, and what is not saved.
    ///
    /// @param verdict what is known of the lesson, in a sentence
    void tell(List<Mistake> mistakes, boolean unsaved, String verdict) {
        list.show(mistakes);
        code.mark(new CodeMarks(
                0,
                null,
                mistakes.stream()
                        .filter(mistake -> mistake.file().equals(shown.name()) && mistake.line() > 0)
                        .map(mistake -> new CodeMarks.Problem(mistake.line(), 1, mistake.sentence(words.messages())))
                        .toList()));
        Controls.show(mark, unsaved);
        save.setDisable(!unsaved);
        if (check.isVisible()) {
            status.setText(verdict);
        }
    }

    /// Shows how far the check is.
    ///
    /// @param part what is done of it, from 0 to 1
    /// @param sentence what it does; empty when it is over
    void checking(double part, String sentence) {
        boolean runs = !sentence.isEmpty();
        Controls.show(check, !runs);
        Controls.show(cancel, runs);
        Controls.show(progress, runs);
        progress.setProgress(part);
        status.setText(sentence);
    }
}
