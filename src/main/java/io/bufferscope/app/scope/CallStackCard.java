package io.bufferscope.app.scope;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.trace.Frame;
import java.util.function.LongConsumer;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The methods that run at the step, the innermost first; a press goes to the step at which one called on.
final class CallStackCard extends VBox implements AutoCloseable {

    private final Words words;
    private final LongConsumer seek;
    private final VBox lines = new VBox();
    private final Label title = new Label();
    private final Errand errand = new Errand("stack-reader");
    private @Nullable CallStack stack;
    private String thread = "";

    CallStackCard(Words words, LongConsumer seek) {
        this.words = words;
        this.seek = seek;
        title.getStyleClass().add(AppStyles.CARD_TITLE);
        VBox card = new VBox(title, lines);
        card.getStyleClass().add(AppStyles.CARD);
        getChildren().add(card);
        words.messagesProperty().subscribe(this::refresh);
    }

    void show(Moment moment) {
        Frame frame = moment.frame();
        thread = frame.thread().name();
        if (frame.depth() < 2) {
            take(null);
            errand.forget();
        } else {
            errand.ask(stale -> CallStack.read(moment.trace(), moment.step(), stale), this::take);
        }
    }

    void clear() {
        errand.forget();
        take(null);
    }

    private void take(@Nullable CallStack read) {
        stack = read;
        refresh();
    }

    private void refresh() {
        CallStack now = stack;
        Controls.show(this, now != null);
        title.setText(
                thread.isEmpty() || thread.equals("main") ? words.say("stack.title") : words.say("stack.of", thread));
        if (now != null) {
            lines.getChildren().setAll(now.levels().stream().map(this::line).toList());
            if (now.more() > 0) {
                lines.getChildren().add(new Label(words.say("stack.more", now.more())));
            }
        }
    }

    private Node line(CallStack.Level level) {
        String owner = level.method().owner();
        String name = owner.substring(Math.max(owner.lastIndexOf('.'), owner.lastIndexOf('$')) + 1) + "."
                + level.method().name();
        String text = level.line() == 0 ? name : words.say("stack.line", name, level.line());
        if (level.step() == 0) {
            return new Label(text);
        }
        Hyperlink link = new Hyperlink(text);
        link.getStyleClass().add(ScopeStyles.TIME_LINK);
        link.setOnAction(event -> seek.accept(level.step()));
        return link;
    }

    @Override
    public void close() {
        errand.close();
    }
}
