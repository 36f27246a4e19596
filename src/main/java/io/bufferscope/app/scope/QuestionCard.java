package io.bufferscope.app.scope;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Lexicon;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextFlow;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// The question that an example asks, with its answer behind a button.
final class QuestionCard extends VBox {

    private final Words words;
    private final Lexicon lexicon;
    private final Label title = new Label();
    private final TextFlow question = sentence();
    private final TextFlow explanation = sentence();
    private final Label thread;
    private final BooleanProperty open = new SimpleBooleanProperty();
    private @Nullable ExampleWords example;

    QuestionCard(Manner manner) {
        this.words = manner.words();
        this.lexicon = manner.lexicon();
        title.getStyleClass().add(AppStyles.CARD_TITLE);
        title.setMinWidth(0);
        title.setWrapText(true);
        title.setMinHeight(Region.USE_PREF_SIZE);
        HBox.setHgrow(title, Priority.ALWAYS);
        title.setMaxWidth(Double.MAX_VALUE);
        thread = Controls.label(words.of("question.fast.thread"), AppStyles.MUTED);
        thread.setWrapText(true);
        thread.setMinHeight(Region.USE_PREF_SIZE);
        thread.setMinWidth(0);
        Button close = Controls.iconButton(Feather.X, words.of("question.close"), () -> show(null));
        close.setMinWidth(Region.USE_PREF_SIZE);
        VBox card = new VBox(Controls.row(AppStyles.PANE_HEAD, title, close), question, thread, reveal(), explanation);
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
        reveal.textProperty().bind(words.of(() -> words.say(open.get() ? "question.hide" : "question.show"), open));
        reveal.setOnAction(event -> open.set(!open.get()));
        return reveal;
    }

    private void refresh() {
        Controls.show(this, example != null);
        if (example != null) {
            ExampleWords.Text text = example.in(words.messages().language());
            title.setText(words.say("question.title", text.title()));
            fill(question, text.question());
            fill(explanation, text.explanation());
            Controls.show(explanation, open.get());
            Controls.show(thread, example.fastThread());
        }
    }

    private void fill(TextFlow flow, String text) {
        flow.getChildren().setAll(lexicon.mark(text));
        flow.setAccessibleText(text);
    }

    private static TextFlow sentence() {
        TextFlow flow = new TextFlow();
        flow.getStyleClass().add(AppStyles.SENTENCE);
        return flow;
    }
}
