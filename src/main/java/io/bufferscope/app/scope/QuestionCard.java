package io.bufferscope.app.scope;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// The question that an example asks, with its answer behind a button.
final class QuestionCard extends VBox {

    private final Words words;
    private final Label title = new Label();
    private final Label question = sentence();
    private final Label explanation = sentence();
    private final Label thread;
    private final BooleanProperty open = new SimpleBooleanProperty();
    private @Nullable ExampleWords example;

    QuestionCard(Words words) {
        this.words = words;
        title.getStyleClass().add(AppStyles.CARD_TITLE);
        title.setMinWidth(0);
        thread = Controls.label(words.of("question.fast.thread"), AppStyles.MUTED);
        thread.setWrapText(true);
        thread.setMinHeight(Region.USE_PREF_SIZE);
        Button close = Controls.iconButton(Feather.X, words.of("question.close"), () -> show(null));
        close.setMinWidth(Region.USE_PREF_SIZE);
        VBox card = new VBox(
                Controls.row(AppStyles.PANE_HEAD, title, Controls.spring(), close),
                question,
                thread,
                reveal(),
                explanation);
        card.getStyleClass().add(AppStyles.CARD);
        getChildren().add(card);
        words.messagesProperty().subscribe(this::refresh);
        open.subscribe(this::refresh);
        show(null);
    }

    /// Shows the words of an example; hides for any other program.
    void show(@Nullable ExampleWords words) {
        example = words;
        open.set(false);
        refresh();
    }

    private Button reveal() {
        Button reveal = new Button();
        reveal.textProperty()
                .bind(words.of(() -> words.say(open.get() ? "question.hide" : "question.show"), open));
        reveal.setOnAction(event -> open.set(!open.get()));
        return reveal;
    }

    private void refresh() {
        Controls.show(this, example != null);
        if (example != null) {
            ExampleWords.Text text = example.in(words.messages().language());
            title.setText(words.say("question.title", text.title()));
            question.setText(text.question());
            explanation.setText(text.explanation());
            Controls.show(explanation, open.get());
            Controls.show(thread, example.fastThread());
        }
    }

    private static Label sentence() {
        Label label = new Label();
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.getStyleClass().add(ScopeStyles.SENTENCE);
        return label;
    }
}
