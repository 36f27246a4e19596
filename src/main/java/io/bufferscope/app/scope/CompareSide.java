package io.bufferscope.app.scope;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Landmarks;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import io.bufferscope.trace.PairedTrace;
import io.bufferscope.trace.Site;
import io.bufferscope.view.CodeMarks;
import io.bufferscope.view.CodePane;
import io.bufferscope.view.CodeText;
import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// One of two runs that are compared: its source, not to be edited, above its tapes.
final class CompareSide extends VBox {

    private final Words words;
    private final CodePane code;
    private final TapesPane tapes;
    private final Label title = new Label();
    private @Nullable KeptRun run;
    private @Nullable PairedTrace trace;

    CompareSide(Manner manner) {
        this.words = manner.words();
        this.code = new CodePane(manner.fonts());
        this.tapes = new TapesPane(manner, new Chronicle());
        getStyleClass().add(AppStyles.ROOM_PANE);
        title.getStyleClass().add(AppStyles.CARD_TITLE);
        code.area().setEditable(false);
        Landmarks.mark(code.area());
        code.area().accessibleTextProperty().bind(words.of("source.accessible"));
        manner.onZoom(code::zoom);
        SplitPane split = new SplitPane(code, tapes);
        split.setOrientation(Orientation.VERTICAL);
        split.setDividerPositions(0.38);
        getChildren().addAll(Controls.row(AppStyles.PANE_HEAD, title), split);
        setVgrow(split, Priority.ALWAYS);
        setMinWidth(160);
    }

    void take(KeptRun newRun, PairedTrace newTrace) {
        run = newRun;
        trace = newTrace;
        tapes.clear();
        code.show(new CodeText(newRun.source()));
    }

    void clear() {
        run = null;
        trace = null;
        tapes.clear();
        code.show(new CodeText(""));
    }

    /// Shows a pair of steps.
    ///
    /// @param pair from 1
    void show(long pair, Duration room) {
        KeptRun of = run;
        PairedTrace pairs = trace;
        if (of == null || pairs == null) {
            return;
        }
        Moment moment = new Moment(pairs, pairs.frame(pair), pair == 1 ? null : pairs.frame(pair - 1));
        Site site = moment.frame().site();
        code.mark(new CodeMarks(site.line(), site.call() == null ? null : site.range(), List.of()));
        tapes.show(moment, room);
        title.setText(words.say(
                "compare.side",
                words.say("runs.name", of.number()),
                of.file().name(),
                pairs.own(pair),
                of.trace().steps()));
    }
}
