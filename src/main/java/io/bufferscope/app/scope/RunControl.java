package io.bufferscope.app.scope;

import io.bufferscope.session.Run;
import io.bufferscope.session.RunOptions;
import io.bufferscope.session.RunStart;
import io.bufferscope.session.Runner;
import io.bufferscope.trace.Trace;
import io.bufferscope.view.FxThread;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The one program that runs in this room; what has run is kept in a [RunTree].
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
    private final RunTree kept;
    private final Consumer<RunStart> onStart;
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.IDLE);
    private @Nullable Run newest;

    /// @param kept takes every run that started
    /// @param onStart takes how each start went
    RunControl(Runner runner, RunTree kept, Consumer<RunStart> onStart) {
        this.runner = runner;
        this.kept = kept;
        this.onStart = onStart;
    }

    ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// Ends what runs and starts a program.
    void run(SourceFile file, String source, RunOptions options) {
        stop();
        Run run = runner.run(file.path(), source, options);
        newest = run;
        state.set(State.STARTING);
        var _ = run.started().thenAccept(start -> FxThread.later(() -> started(run, file, source, start)));
    }

    /// Ends what runs; its trace stays.
    void stop() {
        Run run = newest;
        if (run != null && state.get() != State.IDLE) {
            run.stop();
            if (state.get() == State.STARTING) {
                newest = null;
                run.close();
            }
            state.set(State.IDLE);
        }
    }

    /// Takes a trace that was opened from a file in the place of a run.
    void show(SourceFile file, Trace trace) {
        stop();
        newest = null;
        kept.add(new KeptRun.Started(file, file.text(), trace, LocalTime.now(ZoneId.systemDefault()), trace::close));
    }

    @Override
    public void close() {
        stop();
        kept.close();
        newest = null;
    }

    private void started(Run run, SourceFile file, String source, RunStart start) {
        if (!run.equals(newest)) {
            return;
        }
        if (start instanceof RunStart.Running running) {
            state.set(State.RUNNING);
            kept.add(new KeptRun.Started(
                    file, source, running.trace(), LocalTime.now(ZoneId.systemDefault()), run::close));
            var _ = run.ended().thenAccept(ending -> FxThread.later(() -> ended(run)));
        } else {
            state.set(State.IDLE);
            newest = null;
            run.close();
        }
        onStart.accept(start);
    }

    private void ended(Run run) {
        if (run.equals(newest) && state.get() == State.RUNNING) {
            state.set(State.IDLE);
            kept.makeRoom();
        }
    }
}
