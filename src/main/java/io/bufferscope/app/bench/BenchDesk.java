package io.bufferscope.app.bench;

import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.Mishap;
import io.bufferscope.bench.Bench;
import io.bufferscope.bench.BenchOutcome;
import io.bufferscope.bench.BenchPlan;
import io.bufferscope.bench.BenchRefused;
import io.bufferscope.bench.BenchRun;
import io.bufferscope.bench.Effort;
import io.bufferscope.bench.Progress;
import io.bufferscope.bench.result.RunFile;
import io.bufferscope.view.FxThread;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The measuring of the room: starts and cancels runs, one at a time, and knows all runs that there were.
///
/// JavaFX thread only.
final class BenchDesk implements AutoCloseable {

    private final ErrorFunnel errors;
    private final Archive archive;
    private final Clock clock;
    private final Bench bench = new Bench();
    private final List<RunFile> runs = new ArrayList<>();
    private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper();
    private final ReadOnlyObjectWrapper<@Nullable Going> going = new ReadOnlyObjectWrapper<>();
    private Consumer<RunFile> done = run -> {};
    private @Nullable BenchRun run;

    /// @param archive where runs are kept
    BenchDesk(ErrorFunnel errors, Archive archive, Clock clock) {
        this.errors = errors;
        this.archive = archive;
        this.clock = clock;
    }

    /// Names who is told of each run that has ended here.
    void onDone(Consumer<RunFile> taker) {
        done = taker;
    }

    /// Reads the runs that were kept, in the background.
    void load() {
        archive.load(kept -> {
            runs.addAll(kept);
            changed();
        });
    }

    /// The run that goes on; null while none does.
    ReadOnlyObjectProperty<@Nullable Going> goingProperty() {
        return going.getReadOnlyProperty();
    }

    /// Changes whenever a run has come.
    ReadOnlyIntegerProperty changesProperty() {
        return changes.getReadOnlyProperty();
    }

    /// The runs of a subject, the newest first.
    List<RunFile> runs(Subject of) {
        return runs.stream().filter(each -> each.subject().equals(of.name())).toList();
    }

    /// Adds a run that was opened.
    void add(RunFile opened) {
        runs.removeIf(each -> each.subject().equals(opened.subject()));
        runs.addFirst(opened);
        changed();
    }

    /// Starts a run; what cannot be started, or not now, is said in a sentence.
    void start(Subject subject, Effort effort, List<List<String>> requests) {
        if (run != null) {
            errors.tell(Mishap.notice("bench.mishap.busy"));
            return;
        }
        try {
            BenchRun begun = bench.start(
                    new BenchPlan(effort, requests), progress -> FxThread.later(() -> tell(progress)), line -> {});
            run = begun;
            going.set(Going.begun(subject));
            var _ = begun.ended()
                    .whenComplete((outcome, failure) ->
                            FxThread.later(() -> ended(begun, subject, effort, outcome, failure)));
        } catch (BenchRefused e) {
            errors.tell(
                    e.busy()
                            ? Mishap.notice("bench.mishap.busy")
                            : Mishap.failure("bench.mishap.refused", String.valueOf(e.getMessage())));
        }
    }

    /// Ends the fork that runs, in the background; what was measured until then is shown.
    void cancel() {
        BenchRun now = run;
        Going shown = going.get();
        if (now != null && shown != null) {
            going.set(shown.ending());
            Thread.ofPlatform().daemon().name("bench-cancel").start(now::cancel);
        }
    }

    private void tell(Progress progress) {
        Going now = going.get();
        if (now != null) {
            going.set(now.with(progress));
        }
    }

    private void ended(
            BenchRun of, Subject subject, Effort effort, @Nullable BenchOutcome outcome, @Nullable Throwable failure) {
        if (!of.equals(run)) {
            return;
        }
        run = null;
        if (outcome != null) {
            take(subject, effort, outcome);
        } else if (failure != null) {
            errors.defect(failure);
        }
        going.set(null);
    }

    private void take(Subject subject, Effort effort, BenchOutcome outcome) {
        if (outcome.otherMeasures()) {
            errors.tell(Mishap.failure("bench.mishap.other"));
        } else if (!outcome.sentences().isEmpty()) {
            errors.tell(Mishap.failure("bench.mishap.failed", String.join(" ", outcome.sentences())));
        }
        if (!outcome.record().measurements().isEmpty()) {
            RunFile file = new RunFile(
                    subject.name(), effort.name(), clock.instant().truncatedTo(ChronoUnit.MILLIS), outcome.record());
            runs.addFirst(file);
            archive.keep(file);
            changed();
            done.accept(file);
        }
    }

    private void changed() {
        changes.set(changes.get() + 1);
    }

    @Override
    public void close() {
        BenchRun now = run;
        run = null;
        if (now != null) {
            now.close();
        }
        archive.close();
    }
}
