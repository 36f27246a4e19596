package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Controls;
import io.bufferscope.instrument.Problem;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The compiler's mistakes, each a link to its place.
final class ProblemList extends ScrollPane {

    private static final int MOST = 50;
    /// The part of the source pane that the list may take.
    private static final double SHARE = 0.4;

    private final Consumer<Problem> jump;
    private final VBox lines = new VBox();

    ProblemList(Consumer<Problem> jump) {
        this.jump = jump;
        lines.getStyleClass().add(ScopeStyles.PROBLEMS);
        setContent(lines);
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        parentProperty().subscribe(parent -> {
            if (parent instanceof Region pane) {
                maxHeightProperty().bind(pane.heightProperty().multiply(SHARE));
                minHeightProperty().bind(Bindings.min(lines.heightProperty(), maxHeightProperty()));
            }
        });
        show(List.of());
    }

    void show(List<Problem> problems) {
        lines.getChildren().setAll(problems.stream().limit(MOST).map(this::line).toList());
        Controls.show(this, !problems.isEmpty());
    }

    private Region line(Problem problem) {
        Hyperlink line = new Hyperlink(problem.line() + ": " + problem.message());
        line.setWrapText(true);
        line.setMinHeight(Region.USE_PREF_SIZE);
        line.setOnAction(event -> jump.accept(problem));
        return line;
    }
}
