package io.bufferscope.app.scope;

import io.bufferscope.app.shell.AppStyles;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// A row of the log: the number of a step and its sentence, as soon as that is made.
final class LogCell extends ListCell<Integer> {

    private final LogSentences sentences;
    private final Label number = new Label();
    private final Label sentence = new Label();
    private final HBox row = new HBox(number, sentence);

    LogCell(LogSentences sentences) {
        this.sentences = sentences;
        number.getStyleClass().addAll(AppStyles.MONO, ScopeStyles.LOG_NUMBER);
        number.setMinWidth(Region.USE_PREF_SIZE);
        sentence.setMinWidth(0);
        HBox.setHgrow(sentence, Priority.ALWAYS);
        row.setAlignment(Pos.CENTER_LEFT);
        row.setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable Integer step, boolean empty) {
        super.updateItem(step, empty);
        if (empty || step == null) {
            setGraphic(null);
            setTooltip(null);
            return;
        }
        String told = sentences.of(step);
        number.setText(step.toString());
        sentence.setText(told == null ? "…" : told.replaceAll("\\R", " "));
        setTooltip(told == null ? null : tip(told));
        setAccessibleText(step + ": " + sentence.getText());
        setGraphic(row);
    }

    private static Tooltip tip(String text) {
        Tooltip tip = new Tooltip(text);
        tip.setWrapText(true);
        tip.setMaxWidth(600);
        return tip;
    }
}
