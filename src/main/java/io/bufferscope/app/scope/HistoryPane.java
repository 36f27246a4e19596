package io.bufferscope.app.scope;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import io.bufferscope.trace.Ending;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Tape;
import io.bufferscope.trace.Trace;
import io.bufferscope.view.History;
import io.bufferscope.view.HistoryStrip;
import java.util.Iterator;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The history of the selected buffer below the tapes; read in the background, hidden while none is selected.
final class HistoryPane extends VBox implements AutoCloseable {

    private final Words words;
    private final HistoryStrip strip;
    private final Label title = new Label();
    private final Errand errand = new Errand("history-reader");
    private @Nullable Moment moment;
    private @Nullable Trace read;
    private @Nullable History history;
    private int tape;
    private boolean reading;

    /// @param seek takes the step to go to
    /// @param scrub takes each step that the pointer is dragged over
    HistoryPane(Manner manner, LongConsumer seek, LongConsumer scrub) {
        this.words = manner.words();
        this.strip = new HistoryStrip(manner.look());
        getStyleClass().add(ScopeStyles.HISTORY);
        title.getStyleClass().add(AppStyles.MUTED);
        getChildren().addAll(title, strip);
        strip.onSeek(seek, scrub);
        strip.accessibleTextProperty().bind(title.textProperty());
        manner.onLook(strip::look);
        manner.onZoom(strip::zoom);
        words.messagesProperty().subscribe(this::refresh);
    }

    void show(Moment now) {
        moment = now;
        strip.step(now.step());
        if (!now.trace().equals(read)) {
            forget();
        }
        refresh();
        readMore();
    }

    /// Takes the tape whose history is wanted; 0 for none.
    void select(int wanted) {
        if (wanted != tape) {
            tape = wanted;
            forget();
            refresh();
            readMore();
        }
    }

    /// Reads on after the trace has grown, at the end or when it is a good deal longer.
    void grown() {
        readMore();
    }

    void clear() {
        moment = null;
        tape = 0;
        forget();
        refresh();
    }

    @Override
    public void close() {
        errand.close();
    }

    private void forget() {
        errand.forget();
        history = null;
        reading = false;
        read = null;
    }

    private void readMore() {
        Moment now = moment;
        if (now == null || tape == 0 || reading) {
            return;
        }
        long known = history == null ? 0 : history.steps();
        long steps = now.trace().steps();
        boolean ended = !now.trace().ending().equals(Ending.RUNNING);
        if (steps > known + known / 4 || ended && steps > known) {
            reading = true;
            read = now.trace();
            int wanted = tape;
            errand.ask(stale -> walk(now.trace(), wanted, steps, stale), this::take);
        }
    }

    private static History walk(Trace trace, int tape, long steps, BooleanSupplier stale) {
        History history = new History(steps);
        Iterator<Frame> frames = trace.frames(1, steps);
        while (frames.hasNext() && !stale.getAsBoolean()) {
            history.take(frames.next(), tape);
        }
        return history;
    }

    private void take(History walked) {
        reading = false;
        history = walked;
        refresh();
        readMore();
    }

    private void refresh() {
        History now = history;
        Controls.show(this, now != null && tape != 0);
        strip.show(now);
        if (now != null && moment != null) {
            String key = now.isNetty() ? "history.netty" : "history.nio";
            title.setText(words.say(key, name(moment.frame().tape(tape))));
        }
    }

    private String name(@Nullable Tape of) {
        String name = of == null ? null : of.name();
        return name == null ? "#" + tape : name;
    }
}
