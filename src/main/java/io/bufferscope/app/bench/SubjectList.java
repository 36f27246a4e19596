package io.bufferscope.app.bench;

import io.bufferscope.app.shell.Landmarks;
import io.bufferscope.app.shell.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.ListView;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/// The list of benchmarks by topic, with the files that were opened.
final class SubjectList extends StackPane {

    private static final double LEAST = 170;

    private final Words words;
    private final BenchView look;
    private final List<Subject> subjects;
    private final ListView<SubjectRow> list = new ListView<>();
    private boolean filling;

    SubjectList(Words words, BenchView look, List<Subject> subjects) {
        this.words = words;
        this.look = look;
        this.subjects = new ArrayList<>(subjects);
        list.setCellFactory(view -> new SubjectCell(words));
        list.accessibleTextProperty().bind(words.of("bench.part.benchmarks"));
        list.getStyleClass().add(BenchStyles.LIST);
        list.getSelectionModel().selectedItemProperty().subscribe(this::selected);
        getChildren().add(list);
        setMinWidth(LEAST);
        SplitPane.setResizableWithParent(this, false);
        Landmarks.mark(this);
        look.subjectProperty().subscribe(subject -> fill());
        words.messagesProperty().subscribe(messages -> fill());
    }

    /// Adds a file in place of one of the same name, and shows it.
    void add(Subject file) {
        if (!subjects.contains(file)) {
            subjects.addFirst(file);
        }
        look.subjectProperty().set(file);
        fill();
    }

    /// Shows the class with a simple name; does nothing if there is none.
    void show(String name) {
        find(name).ifPresent(subject -> {
            look.subjectProperty().set(subject);
            list.scrollTo(Math.max(0, list.getSelectionModel().getSelectedIndex() - 2));
        });
    }

    private Optional<Subject> find(String name) {
        return subjects.stream().filter(subject -> subject.name().equals(name)).findFirst();
    }

    /// Chooses what lies some places further down.
    void move(int by) {
        int at = subjects.indexOf(look.subjectProperty().get());
        look.subjectProperty().set(subjects.get(Math.clamp(at + by, 0, subjects.size() - 1)));
        list.scrollTo(Math.max(0, list.getSelectionModel().getSelectedIndex() - 2));
    }

    /// Takes the keyboard.
    void focusOn() {
        list.requestFocus();
    }

    private void fill() {
        filling = true;
        List<SubjectRow> rows = SubjectRow.of(subjects, words.messages());
        if (!list.getItems().equals(rows)) {
            list.getItems().setAll(rows);
        } else {
            list.refresh();
        }
        list.getSelectionModel()
                .select(new SubjectRow.Entry(look.subjectProperty().get()));
        filling = false;
    }

    private void selected(@Nullable SubjectRow row) {
        if (!filling && row instanceof SubjectRow.Entry(Subject subject)) {
            look.subjectProperty().set(subject);
        }
    }
}
