package io.bufferscope.app.scope;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import io.bufferscope.instrument.Problem;
import io.bufferscope.trace.Site;
import io.bufferscope.view.CodeMarks;
import io.bufferscope.view.CodePane;
import io.bufferscope.view.LineStops;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The source, editable, with the line and call of the step, or the compiler's mistakes, marked in it.
final class SourcePane extends VBox {

    private final CodePane code;
    private final Label machine = new Label();
    private final VBox problems = new VBox();
    private final StringProperty saved = new SimpleStringProperty("");
    private final StringProperty traced = new SimpleStringProperty("");

    SourcePane(Manner manner) {
        Words words = manner.words();
        this.code = new CodePane(manner.fonts());
        getStyleClass().add(ScopeStyles.PANE);
        machine.getStyleClass().add(AppStyles.CHIP);
        machine.setMinWidth(0);
        Label edited = Controls.label(words.of("source.edited"), AppStyles.CHIP_WARNING);
        edited.setMinWidth(Region.USE_PREF_SIZE);
        BooleanBinding stale = Bindings.createBooleanBinding(this::isStale, code.textProperty(), traced);
        edited.visibleProperty().bind(stale);
        edited.managedProperty().bind(stale);
        Label title = Controls.label(words.of("source.title"), AppStyles.CARD_TITLE);
        title.setMinWidth(Region.USE_PREF_SIZE);
        problems.getStyleClass().add(ScopeStyles.PROBLEMS);
        getChildren()
                .addAll(Controls.row(AppStyles.PANE_HEAD, title, machine, Controls.spring(), edited), code, problems);
        setVgrow(code, Priority.ALWAYS);
        Controls.show(machine, false);
        Controls.show(problems, false);
        manner.onZoom(code::zoom);
        code.area().accessibleTextProperty().bind(words.of("source.accessible"));
    }

    /// The breakpoints beside the line numbers.
    LineStops stops() {
        return code.stops();
    }

    String text() {
        return code.textProperty().get();
    }

    /// Whether the text differs from what was opened or saved last.
    BooleanBinding unsaved() {
        return code.textProperty().isNotEqualTo(saved);
    }

    void open(String text) {
        clear();
        code.open(text);
        saved.set(text);
    }

    void saved() {
        saved.set(text());
    }

    /// Takes the text that runs or ran.
    void traced(String source) {
        traced.set(source);
        showProblems(List.of());
    }

    /// Says in which JVM it runs or ran.
    void machine(String jvm) {
        machine.setText(jvm);
        Controls.show(machine, true);
    }

    /// Marks where a step happened, unless the text has been edited since.
    void show(Site site) {
        if (!isStale() && problems.getChildren().isEmpty()) {
            code.mark(new CodeMarks(site.line(), site.call() == null ? null : site.range(), List.of()));
        }
    }

    /// Marks what the compiler found.
    void showProblems(List<Problem> found) {
        code.mark(new CodeMarks(
                0,
                null,
                found.stream()
                        .map(each -> new CodeMarks.Problem(each.line(), each.column(), each.message()))
                        .toList()));
        problems.getChildren()
                .setAll(found.stream().limit(5).map(this::problemLine).toList());
        Controls.show(problems, !found.isEmpty());
    }

    private Region problemLine(Problem problem) {
        Hyperlink line = new Hyperlink(problem.line() + ": " + problem.message());
        line.setWrapText(true);
        line.setMinHeight(Region.USE_PREF_SIZE);
        line.setOnAction(event -> code.moveTo(problem.line(), problem.column()));
        return line;
    }

    private void clear() {
        traced.set("");
        Controls.show(machine, false);
        showProblems(List.of());
    }

    private boolean isStale() {
        return !traced.get().isEmpty() && !traced.get().equals(text());
    }
}
