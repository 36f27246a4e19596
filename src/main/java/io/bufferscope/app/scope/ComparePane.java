package io.bufferscope.app.scope;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import io.bufferscope.picture.PartingText;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// Two runs side by side, moved by one cursor, with the sentence that says where they part.
final class ComparePane extends VBox {

    private final Words words;
    private final CompareSide left;
    private final CompareSide right;
    private final Label sentence = new Label();
    private final Button jump;
    private @Nullable ComparedRuns runs;

    /// @param toDifference goes to where they part
    /// @param end ends the comparison
    ComparePane(Manner manner, Runnable toDifference, Runnable end) {
        this.words = manner.words();
        this.left = new CompareSide(manner);
        this.right = new CompareSide(manner);
        SplitPane sides = new SplitPane(left, right);
        sides.setDividerPositions(0.5);
        getStyleClass().add(ScopeStyles.COMPARE);
        sentence.setWrapText(true);
        sentence.setMinHeight(Region.USE_PREF_SIZE);
        HBox.setHgrow(sentence, Priority.ALWAYS);
        sentence.setMaxWidth(Double.MAX_VALUE);
        jump = Controls.button(Feather.CROSSHAIR, words.of("compare.difference"), toDifference);
        Button close = Controls.iconButton(Feather.X, words.of("compare.close"), end);
        getChildren().addAll(Controls.row(ScopeStyles.COMPARE_HEAD, sentence, jump, close), sides);
        getChildren().getFirst().getStyleClass().add(AppStyles.PANE_HEAD);
        setVgrow(sides, Priority.ALWAYS);
        words.messagesProperty().subscribe(this::say);
    }

    /// Takes the runs to be shown from now on.
    void take(ComparedRuns taken) {
        runs = taken;
        left.take(taken.first(), taken.left());
        right.take(taken.second(), taken.right());
        jump.setDisable(taken.alignment().parting() == null);
        say();
    }

    /// Lets go of the runs.
    void clear() {
        runs = null;
        left.clear();
        right.clear();
    }

    /// Shows a pair of steps.
    void show(long pair, Duration room) {
        left.show(pair, room);
        right.show(pair, room);
    }

    private void say() {
        ComparedRuns now = runs;
        if (now != null) {
            sentence.setText(new PartingText(words.messages())
                    .of(now.alignment(), now.first().trace(), now.second().trace()));
        }
    }
}
