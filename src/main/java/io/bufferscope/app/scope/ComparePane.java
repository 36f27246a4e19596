package io.bufferscope.app.scope;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.picture.PartingText;
import io.bufferscope.trace.Alignment;
import io.bufferscope.trace.PairedTrace;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.kordamp.ikonli.feather.Feather;

/// Two runs side by side, moved by one cursor, with the sentence that says where they part.
final class ComparePane extends VBox {

    private final CompareSide left;
    private final CompareSide right;

    /// @param toDifference goes to where they part
    /// @param end ends the comparison
    ComparePane(
            Manner manner, KeptRun first, KeptRun second, Alignment alignment, Runnable toDifference, Runnable end) {
        this.left = new CompareSide(manner, first, new PairedTrace(first.trace(), alignment, true));
        this.right = new CompareSide(manner, second, new PairedTrace(second.trace(), alignment, false));
        SplitPane sides = new SplitPane(left, right);
        sides.setDividerPositions(0.5);
        getStyleClass().add(ScopeStyles.COMPARE);
        Label sentence = Controls.label(manner.words()
                .of(() -> new PartingText(manner.words().messages()).of(alignment, first.trace(), second.trace())));
        sentence.setWrapText(true);
        sentence.setMinHeight(Region.USE_PREF_SIZE);
        HBox.setHgrow(sentence, Priority.ALWAYS);
        sentence.setMaxWidth(Double.MAX_VALUE);
        Button jump = Controls.button(Feather.CROSSHAIR, manner.words().of("compare.difference"), toDifference);
        jump.setDisable(alignment.parting() == null);
        Button close = Controls.iconButton(Feather.X, manner.words().of("compare.close"), end);
        getChildren().addAll(Controls.row(ScopeStyles.COMPARE_HEAD, sentence, jump, close), sides);
        getChildren().getFirst().getStyleClass().add(AppStyles.PANE_HEAD);
        setVgrow(sides, Priority.ALWAYS);
    }

    PairedTrace leftTrace() {
        return left.trace();
    }

    /// A run's own step of a pair.
    long step(KeptRun run, long pair) {
        return left.shows(run) ? left.trace().own(pair) : right.trace().own(pair);
    }

    /// Shows a pair of steps.
    void show(long pair, Duration room) {
        left.show(pair, room);
        right.show(pair, room);
    }
}
