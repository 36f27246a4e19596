package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.jspecify.annotations.Nullable;

/// The sentence that says what the step at the cursor did, made from the real difference of two frames.
final class HappenedCard extends VBox {

    private final Words words;
    private final TextFlow sentence = new TextFlow();
    private @Nullable Moment moment;

    HappenedCard(Words words) {
        this.words = words;
        sentence.getStyleClass().add(ScopeStyles.SENTENCE);
        getChildren().add(Controls.card(words.of("happened.title"), sentence));
        words.messagesProperty().subscribe(this::refresh);
    }

    void show(@Nullable Moment next) {
        moment = next;
        refresh();
    }

    private void refresh() {
        Moment now = moment;
        String text = now == null
                ? words.say("happened.nothing")
                : String.valueOf(now.frame().site().call());
        sentence.getChildren().setAll(new Text(text));
        sentence.setAccessibleText(text);
    }
}
