package io.bufferscope.app.scope;

import io.bufferscope.session.Run;
import io.bufferscope.session.RunOptions;
import io.bufferscope.session.RunStart;
import io.bufferscope.session.Runner;
import io.bufferscope.trace.Trace;
import io.bufferscope.view.FxThread;
import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The one program that runs or has run in this room; a new run takes the place of the old.
///
/// JavaFX thread only.
final class RunControl implements AutoCloseable {

    /// Where a run has got to.
    enum State {
        IDLE,
        STARTING,
        RUNNING
    }

    private final Runner runner;
    private final Consumer<RunStart> onStart;
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.IDLE);
    private @Nullable Run shown;
    private Runnable closing = () -> {};
    private @Nullable Run newest;

    /// @param onStart takes how each start went; what was shown before is closed right after
    RunControl(Runner runner, Consumer<RunStart> onStart) {
        this.runner = runner;
        this.onStart = onStart;
    }

    ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// Ends what runs and starts a program.
    void run(Path file, String source, RunOptions options) {
        stop();
        Run run = runner.run(file, source, options);
        newest = run;
        state.set(State.STARTING);
        var _ = run.started().thenAccept(start -> FxThread.later(() -> started(run, start)));
    }

    /// Ends what runs; its trace stays.
    void stop() {
        Run run = newest;
        if (run != null && state.get() != State.IDLE) {
            run.stop();
            if (!run.equals(shown)) {
                newest = null;
                run.close();
            }
            state.set(State.IDLE);
        }
    }

    /// Takes a trace that was opened from a file in the place of a run.
    void show(Trace trace) {
        stop();
        newest = null;
        Runnable before = closing;
        shown = null;
        closing = trace::close;
        before.run();
    }

    @Override
    public void close() {
        stop();
        closing.run();
        closing = () -> {};
        shown = null;
        newest = null;
    }

    private void started(Run run, RunStart start) {
        if (!run.equals(newest)) {
            return;
        }
        if (start instanceof RunStart.Running) {
            replaceShown(run, start);
        } else {
            state.set(State.IDLE);
            newest = null;
            run.close();
            onStart.accept(start);
        }
    }

    private void replaceShown(Run run, RunStart start) {
        Runnable before = closing;
        shown = run;
        closing = run::close;
        state.set(State.RUNNING);
        var _ = run.ended().thenAccept(ending -> FxThread.later(() -> ended(run)));
        onStart.accept(start);
        before.run();
    }

    private void ended(Run run) {
        if (run.equals(newest) && state.get() == State.RUNNING) {
            state.set(State.IDLE);
        }
    }
}
