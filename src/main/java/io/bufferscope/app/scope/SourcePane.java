package io.bufferscope.app.scope;

import io.bufferscope.app.editor.EditorTools;
import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import io.bufferscope.instrument.Problem;
import io.bufferscope.trace.Environment;
import io.bufferscope.trace.Site;
import io.bufferscope.view.CodePane;
import io.bufferscope.view.LineStops;
import java.util.List;
import java.util.SortedMap;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The open programs, editable, with the line and call of the step, or the compiler's mistakes, marked in them.
final class SourcePane extends VBox {

    private final OpenPrograms programs;
    private final Words words;
    private final CodePane code;
    private final Label machine = new Label();
    private final EditorTools tools;
    private final ProblemList problems;
    private final ObjectProperty<RecordedProgram> recorded = new SimpleObjectProperty<>(RecordedProgram.NONE);

    SourcePane(Manner manner, OpenPrograms programs) {
        this.programs = programs;
        this.words = manner.words();
        this.code = new CodePane(manner.fonts());
        this.tools = new EditorTools(code, words);
        this.problems = new ProblemList(problem -> code.moveTo(problem.line(), problem.column()));
        getStyleClass().add(AppStyles.ROOM_PANE);
        machine.getStyleClass().add(AppStyles.CHIP);
        machine.setMinWidth(0);
        Controls.tip(machine, machine.textProperty());
        getChildren().addAll(head(), tools.bar(), code, problems);
        setVgrow(code, Priority.ALWAYS);
        Controls.show(machine, false);
        manner.onZoom(code::zoom);
        code.area().accessibleTextProperty().bind(words.of("source.accessible"));
        programs.shownProperty().subscribe(program -> {
            code.show(program.code());
            mark();
        });
    }

    /// The breakpoints beside the line numbers.
    LineStops stops() {
        return code.stops();
    }

    /// The pane of the text itself.
    CodePane code() {
        return code;
    }

    /// What helps to write.
    EditorTools tools() {
        return tools;
    }

    /// Lays something above the text, such as tabs.
    void addAbove(Region bar) {
        getChildren().addFirst(bar);
    }

    /// Adds a button to those that help to write.
    void addTool(Button button) {
        tools.buttons().getChildren().addFirst(button);
    }

    /// Takes the program that runs or ran, and the text with which it does.
    void traced(OpenProgram program, String source) {
        recorded.set(RecordedProgram.of(program, source));
        mark();
    }

    /// Goes to the start of a line.
    void moveTo(int line) {
        code.moveTo(line, 1);
    }

    /// Replaces the text by an edit that can be undone.
    void replace(String text) {
        code.replace(text);
    }

    /// Says in which JVM it runs or ran.
    void machine(Environment environment) {
        SortedMap<String, String> facts = environment.facts();
        machine.setText(
                words.say("source.jvm", facts.getOrDefault("java.version", ""), facts.getOrDefault("pid", "…")));
        Controls.show(machine, true);
    }

    /// Marks where a step happened, unless the text has been edited since.
    void show(Site site) {
        recorded.set(recorded.get().at(site));
        if (!isStale()) {
            mark();
        }
    }

    /// Marks what the compiler found.
    void showProblems(OpenProgram program, List<Problem> found) {
        recorded.set(recorded.get().with(program, found));
        mark();
    }

    /// Forgets what belonged to a run.
    void forget() {
        recorded.set(RecordedProgram.NONE);
        Controls.show(machine, false);
        mark();
    }

    private void mark() {
        problems.show(recorded.get().problems(programs.shown()));
        code.mark(recorded.get().marks(programs.shown()));
    }

    private boolean isStale() {
        return recorded.get().isStale(programs.shown(), code.textProperty().get());
    }

    private HBox head() {
        return Controls.row(AppStyles.PANE_HEAD, machine, Controls.spring(), staleChip(), tools.buttons());
    }

    /// Says that what is shown is not what ran, and leads to what did.
    private Hyperlink staleChip() {
        Hyperlink chip = new Hyperlink();
        chip.getStyleClass().setAll(AppStyles.CHIP_WARNING);
        chip.setMinWidth(Region.USE_PREF_SIZE);
        chip.textProperty().bind(words.of(this::staleSentence, recorded, programs.shownProperty()));
        BooleanBinding stale =
                Bindings.createBooleanBinding(this::isStale, recorded, programs.shownProperty(), code.textProperty());
        chip.visibleProperty().bind(stale);
        chip.managedProperty().bind(stale);
        chip.setOnAction(event -> showRecorded());
        return chip;
    }

    private String staleSentence() {
        OpenProgram ran = recorded.get().program();
        return ran == null || ran.equals(programs.shown())
                ? words.say("source.edited")
                : words.say("source.other", ran.file().name());
    }

    private void showRecorded() {
        OpenProgram ran = recorded.get().program();
        if (ran != null && programs.all().contains(ran)) {
            programs.show(ran);
        }
    }
}
