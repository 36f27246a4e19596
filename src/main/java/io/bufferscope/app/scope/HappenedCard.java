package io.bufferscope.app.scope;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import io.bufferscope.picture.Narration;
import io.bufferscope.picture.Narrator;
import io.bufferscope.picture.Style;
import io.bufferscope.trace.Change;
import io.bufferscope.trace.Diff;
import io.bufferscope.trace.Frame;
import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.jspecify.annotations.Nullable;

/// The sentence that says what the step at the cursor did, made from the real difference of two frames.
final class HappenedCard extends VBox {

    private final Manner manner;
    private final Words words;
    private final TextFlow sentence = new TextFlow();
    private final DepthBox depths;
    private @Nullable Moment moment;

    HappenedCard(Manner manner) {
        this.manner = manner;
        this.words = manner.words();
        this.depths = new DepthBox(manner);
        sentence.getStyleClass().add(AppStyles.SENTENCE);
        getChildren().add(Controls.card(words.of("happened.title"), sentence, depths));
        words.messagesProperty().subscribe(this::refresh);
        manner.onLook(look -> refresh());
    }

    void show(@Nullable Moment next) {
        moment = next;
        refresh();
    }

    DepthBox depths() {
        return depths;
    }

    private void refresh() {
        Moment now = moment;
        if (now == null) {
            show(List.of(new Text(words.say("happened.nothing"))));
            return;
        }
        Narrator narrator = new Narrator(words.messages(), now.trace().program());
        Narration told = narrator.tell(now.before(), now.frame(), changes(now));
        show(told.spans().stream().map(this::text).toList());
    }

    private void show(List<Text> texts) {
        sentence.getChildren().setAll(texts);
        sentence.setAccessibleText(texts.stream().map(Text::getText).collect(Collectors.joining()));
    }

    private static List<Change> changes(Moment now) {
        Frame before = now.before();
        return before == null ? List.of() : Diff.between(before, now.frame());
    }

    private Text text(Narration.Span span) {
        Text text = new Text(span.text());
        if (span.mono()) {
            text.getStyleClass().add(AppStyles.MONO);
        }
        if (span.style() != Style.TEXT) {
            text.getStyleClass().add(ScopeStyles.POINTER_WORD);
            manner.look().colour(span.style()).ifPresent(text::setFill);
        }
        manner.lexicon().explain(text);
        return text;
    }
}
