package io.bufferscope.app.copies;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Landmarks;
import io.bufferscope.app.shell.Words;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The buttons that go from step to step, and a sentence on the step that is looked at.
final class StepBar extends VBox {

    private final Words words;
    private final Steps steps;
    private final String count;
    private final Label sentence = new Label();

    /// @param count key of the words for how far it is
    StepBar(Words words, Steps steps, String count) {
        this.words = words;
        this.steps = steps;
        this.count = count;
        sentence.setWrapText(true);
        HBox.setHgrow(sentence, Priority.ALWAYS);
        getStyleClass().add(CopiesStyles.BAR);
        getChildren().add(buttons());
        Landmarks.mark(this);
    }

    private HBox buttons() {
        Button playing = Controls.button(Feather.PLAY, words.of("timeline.play"), steps::playOrPause);
        playing.getStyleClass().add("accent");
        return Controls.row(
                AppStyles.BUTTON_ROW,
                Controls.iconButton(Feather.SKIP_BACK, words.of("keys.first"), steps::first),
                Controls.iconButton(Feather.CHEVRON_LEFT, words.of("keys.back"), () -> steps.move(-1)),
                playing,
                Controls.iconButton(Feather.CHEVRON_RIGHT, words.of("keys.forward"), () -> steps.move(1)),
                Controls.iconButton(Feather.SKIP_FORWARD, words.of("keys.last"), steps::last),
                count(),
                sentence);
    }

    private Label count() {
        Label label = Controls.label(
                words.of(
                        () -> words.say(
                                count,
                                steps.atProperty().get(),
                                steps.mostProperty().get()),
                        steps.atProperty(),
                        steps.mostProperty()),
                AppStyles.CARD_TITLE);
        label.setMinWidth(USE_PREF_SIZE);
        return label;
    }

    /// Says something of the step that is looked at.
    void say(String text) {
        sentence.setText(text);
    }
}
