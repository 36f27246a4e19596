package io.bufferscope.app.scope;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.CallDepth;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Lexicon;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import io.bufferscope.l10n.CallTexts;
import io.bufferscope.picture.CallNames;
import io.bufferscope.trace.Event;
import io.bufferscope.trace.Frame;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.jspecify.annotations.Nullable;

/// The call of the step in three depths to choose from: idea, contract, code.
final class DepthBox extends VBox {

    private final Words words;
    private final Lexicon lexicon;
    private final CallCode code;
    private final ObjectProperty<CallDepth> depth = new SimpleObjectProperty<>(CallDepth.IDEA);
    private final TextFlow text = new TextFlow();
    private @Nullable CallTexts texts;
    private @Nullable Moment moment;

    DepthBox(Manner manner) {
        this.words = manner.words();
        this.lexicon = manner.lexicon();
        this.code = new CallCode(words);
        getStyleClass().add(ScopeStyles.DEPTHS);
        text.getStyleClass().add(AppStyles.SENTENCE);
        HBox choices = new HBox();
        choices.getStyleClass().add(AppStyles.BUTTON_ROW);
        for (CallDepth each : CallDepth.values()) {
            choices.getChildren().add(choice(each));
        }
        getChildren().addAll(choices, text);
        words.messagesProperty().subscribe(messages -> {
            texts = null;
            refresh();
        });
        depth.subscribe(this::refresh);
    }

    /// The depth that is shown.
    ObjectProperty<CallDepth> depthProperty() {
        return depth;
    }

    void show(@Nullable Moment next) {
        moment = next;
        refresh();
    }

    private ToggleButton choice(CallDepth each) {
        ToggleButton button = new ToggleButton();
        button.textProperty().bind(words.of(each.key()));
        button.setOnAction(event -> {
            depth.set(each);
            button.setSelected(true);
        });
        depth.subscribe(now -> button.setSelected(now == each));
        Controls.name(button, words.of(each.key()));
        return button;
    }

    private void refresh() {
        Moment now = moment;
        String told = now == null ? "" : tell(now);
        boolean plain = depth.get() == CallDepth.CODE;
        text.getChildren().setAll(plain ? List.of(new Text(told)) : lexicon.mark(told));
        text.setAccessibleText(told);
        Controls.show(this, !told.isEmpty());
    }

    private String tell(Moment now) {
        Frame frame = now.frame();
        String call = frame.site().call();
        if (call == null || frame.event() != Event.CALL && frame.event() != Event.THREW) {
            return "";
        }
        Optional<CallTexts.About> about = texts().find(CallNames.of(call));
        return switch (depth.get()) {
            case IDEA -> about.map(CallTexts.About::idea).orElseGet(() -> unwritten(now, call));
            case CONTRACT -> about.map(CallTexts.About::contract).orElseGet(() -> unwritten(now, call));
            case CODE -> {
                String lines = code.of(now.trace(), frame, call);
                yield lines.isEmpty() && about.isPresent() ? words.say("depth.code.unknown") : lines;
            }
        };
    }

    private String unwritten(Moment now, String call) {
        String lines = code.of(now.trace(), now.frame(), call);
        return lines.isEmpty() ? "" : words.say("depth.unwritten", lines);
    }

    private CallTexts texts() {
        CallTexts known = texts;
        if (known == null) {
            known = CallTexts.of(words.messages().language());
            texts = known;
        }
        return known;
    }
}
