package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.Mishap;
import io.bufferscope.app.shell.Shortcut;
import io.bufferscope.app.shell.Words;
import io.bufferscope.instrument.Problem;
import io.bufferscope.instrument.twin.ByteBufTwin;
import io.bufferscope.instrument.twin.Twin;
import io.bufferscope.instrument.twin.TwinRefusal;
import io.bufferscope.l10n.Messages;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// The wizard that writes the `ByteBuf` twin of the program shown, runs both and has them compared.
///
/// JavaFX thread only.
final class TwinWizard implements AutoCloseable {

    private final ProgramDesk desk;
    private final RunTree runs;
    private final RunControl control;
    private final ErrorFunnel errors;
    private final Words words;
    private final Runnable run;
    private final BiConsumer<KeptRun, KeptRun> compare;
    private final Errand writer = new Errand("twin writer");
    private @Nullable Runnable afterRun;

    /// @param run runs the program shown
    /// @param compare shows two runs side by side
    TwinWizard(
            ProgramDesk desk,
            RunTree runs,
            RunControl control,
            ErrorFunnel errors,
            Words words,
            Runnable run,
            BiConsumer<KeptRun, KeptRun> compare) {
        this.desk = desk;
        this.runs = runs;
        this.control = control;
        this.errors = errors;
        this.words = words;
        this.run = run;
        this.compare = compare;
        control.stateProperty().subscribe(state -> stateChanged());
        desk.pane().addTool(button());
    }

    private Button button() {
        Button button = Controls.button(Feather.USERS, words.of("twin.button"), this::write);
        button.getStyleClass().add("small");
        Controls.name(button, words.of("twin.tip"));
        button.disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> !desk.pane().code().textProperty().get().contains("Buffer"),
                        desk.pane().code().textProperty()));
        return button;
    }

    Shortcut shortcut() {
        return Shortcut.everywhere("keys.twin", this::write, "Shortcut+Shift+T");
    }

    /// Writes the twin of the program shown.
    void write() {
        OpenProgram program = desk.complete();
        String source = program.text();
        String name = program.file().name();
        Messages messages = words.messages();
        afterRun = null;
        writer.ask(
                given -> ByteBufTwin.of(name, source, note -> messages.text("twin.note." + note.key())),
                twin -> take(program, source, twin));
    }

    private void take(OpenProgram program, String source, Twin twin) {
        if (!program.text().equals(source) || !desk.programs().all().contains(program)) {
            return;
        }
        switch (twin) {
            case Twin.Written written -> runFirst(program, source, written);
            case Twin.Refused refused -> refuse(program, refused);
            case Twin.NotCompiled _ -> run.run();
        }
    }

    private void refuse(OpenProgram program, Twin.Refused refused) {
        List<Problem> problems = refused.refusals().stream().map(this::problem).toList();
        desk.pane().showProblems(program, problems);
        errors.tell(Mishap.failure("mishap.no.twin", problems.size()));
    }

    private Problem problem(TwinRefusal refusal) {
        String sentence = words.say("twin.refused." + refusal.reason().key(), refusal.call());
        return new Problem(refusal.line(), refusal.column(), sentence);
    }

    /// Runs the program itself, unless its newest run is what is shown.
    private void runFirst(OpenProgram program, String source, Twin.Written twin) {
        KeptRun shown = runs.shown();
        if (shown != null && isOf(shown, program, source) && isIdle()) {
            runTwin(shown, twin);
        } else {
            desk.programs().show(program);
            runThen(() -> {
                KeptRun original = runs.shown();
                if (original != null && isOf(original, program, source)) {
                    runTwin(original, twin);
                }
            });
        }
    }

    private void runTwin(KeptRun original, Twin.Written twin) {
        SourceFile file = new SourceFile(Path.of(twin.fileName()), twin.source(), false);
        OpenProgram program = desk.programs().openBeside(file);
        runThen(() -> {
            KeptRun run = runs.shown();
            if (run != null && isOf(run, program, twin.source())) {
                compare.accept(original, run);
            }
        });
    }

    private static boolean isOf(KeptRun run, OpenProgram program, String source) {
        return run.file().path().equals(program.file().path()) && run.source().equals(source);
    }

    private boolean isIdle() {
        return control.stateProperty().get() == RunControl.State.IDLE;
    }

    private void runThen(Runnable next) {
        run.run();
        afterRun = next;
        stateChanged();
    }

    private void stateChanged() {
        Runnable next = afterRun;
        if (next != null && isIdle()) {
            afterRun = null;
            next.run();
        }
    }

    @Override
    public void close() {
        afterRun = null;
        writer.close();
    }
}
