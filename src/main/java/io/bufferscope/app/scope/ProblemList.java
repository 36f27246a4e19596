package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Controls;
import io.bufferscope.instrument.Problem;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Hyperlink;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The compiler's mistakes, each a link to its place.
final class ProblemList extends VBox {

    private static final int MOST = 5;

    private final Consumer<Problem> jump;

    ProblemList(Consumer<Problem> jump) {
        this.jump = jump;
        getStyleClass().add(ScopeStyles.PROBLEMS);
        show(List.of());
    }

    void show(List<Problem> problems) {
        getChildren().setAll(problems.stream().limit(MOST).map(this::line).toList());
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
