package io.bufferscope.app.copies;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Words;
import io.bufferscope.copies.ownership.PlayStep;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// The calls of a play below each other; what those gave that are done.
final class PlayRows extends VBox {

    private final Words words;
    private final Steps steps;

    PlayRows(Words words, Steps steps) {
        this.words = words;
        this.steps = steps;
        getStyleClass().add(AppStyles.CARD_FORM);
    }

    /// @param done how many of them are done
    void show(List<PlayStep> played, int done) {
        getChildren().clear();
        for (int i = 0; i < played.size(); i++) {
            getChildren().add(row(played.get(i), i + 1, done));
        }
    }

    private Node row(PlayStep step, int number, int done) {
        Label call = Cards.sentence((number == done ? "▶ " : "") + number + ". " + step.call());
        call.getStyleClass().add(number <= done ? AppStyles.MONO : AppStyles.MUTED);
        VBox row = new VBox(call);
        if (number <= done) {
            Label known = Cards.cell(step.evidence().word(words.messages()), AppStyles.CHIP);
            Label gave = Cards.sentence(outcome(words, step));
            gave.getStyleClass().add(step.thrown().isEmpty() ? AppStyles.MUTED : AppStyles.CHIP_WARNING);
            row.getChildren().add(Cards.flow(known, gave));
        }
        row.setOnMouseClicked(event -> steps.atProperty().set(number));
        return row;
    }

    /// A step in a sentence.
    static String said(Words words, PlayStep step) {
        return step.call() + " · " + outcome(words, step);
    }

    private static String outcome(Words words, PlayStep step) {
        if (!step.thrown().isEmpty()) {
            return step.thrown();
        }
        return step.result().isEmpty() ? words.say("plays.returns") : "→ " + step.result();
    }
}
