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

/// One of two runs that are compared: its source, not to be edited, above its tapes.
final class CompareSide extends VBox {

    private final Words words;
    private final KeptRun run;
    private final PairedTrace trace;
    private final CodePane code;
    private final TapesPane tapes;
    private final Label title = new Label();

    CompareSide(Manner manner, KeptRun run, PairedTrace trace) {
        this.words = manner.words();
        this.run = run;
        this.trace = trace;
        this.code = new CodePane(manner.fonts());
        this.tapes = new TapesPane(manner, new Chronicle());
        getStyleClass().add(ScopeStyles.PANE);
        title.getStyleClass().add(AppStyles.CARD_TITLE);
        code.show(new CodeText(run.source()));
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

    boolean shows(KeptRun other) {
        return run.equals(other);
    }

    PairedTrace trace() {
        return trace;
    }

    /// Shows a pair of steps.
    ///
    /// @param pair from 1
    void show(long pair, Duration room) {
        Moment moment = new Moment(trace, trace.frame(pair), pair == 1 ? null : trace.frame(pair - 1));
        Site site = moment.frame().site();
        code.mark(new CodeMarks(site.line(), site.call() == null ? null : site.range(), List.of()));
        tapes.show(moment, room);
        title.setText(words.say(
                "compare.side",
                words.say("runs.name", run.number()),
                run.file().name(),
                trace.own(pair),
                run.trace().steps()));
    }
}
