package io.bufferscope.app.bench;

import io.bufferscope.app.shell.Words;
import javafx.css.PseudoClass;
import javafx.scene.control.ListCell;
import org.jspecify.annotations.Nullable;

/// A row of the list of benchmarks as it is drawn.
final class SubjectCell extends ListCell<SubjectRow> {

    private static final PseudoClass HEADING = PseudoClass.getPseudoClass("heading");

    private final Words words;

    SubjectCell(Words words) {
        this.words = words;
        setWrapText(true);
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable SubjectRow row, boolean empty) {
        super.updateItem(row, empty);
        pseudoClassStateChanged(HEADING, row instanceof SubjectRow.Heading);
        setText(empty || row == null ? null : text(row));
    }

    private String text(SubjectRow row) {
        return switch (row) {
            case SubjectRow.Heading(String title) -> title;
            case SubjectRow.Entry(Subject subject) -> subject.name() + "\n" + subject.about(words.messages());
        };
    }
}
