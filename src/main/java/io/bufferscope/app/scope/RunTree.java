package io.bufferscope.app.scope;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/// The runs of this session, each with the run that its source was edited from.
///
/// When they become too many or too large, the oldest that is neither pinned nor shown is closed. A run keeps its
/// parent's number even when the parent is closed. JavaFX thread only.
final class RunTree implements AutoCloseable {

    /// How much is kept.
    ///
    /// @param runs most runs
    /// @param bytes most bytes of their recordings on disk
    /// @param pins most runs that can be pinned
    record Limits(int runs, long bytes, int pins) {}

    /// What a session keeps.
    static final Limits LIMITS = new Limits(20, 512L << 20, 10);

    private final Limits limits;
    private final List<KeptRun> runs = new ArrayList<>();
    private final List<Runnable> listeners = new ArrayList<>();
    private @Nullable KeptRun shown;
    private @Nullable KeptRun closedLast;
    private int count;

    RunTree(Limits limits) {
        this.limits = limits;
    }

    /// Tells that there is another run, one less, or another one is shown.
    void onChange(Runnable listener) {
        listeners.add(listener);
    }

    /// All that are kept, oldest first.
    List<KeptRun> runs() {
        return List.copyOf(runs);
    }

    @Nullable
    KeptRun shown() {
        return shown;
    }

    /// The run that was closed last to make room, or null.
    @Nullable
    KeptRun closedLast() {
        return closedLast;
    }

    /// Adds a run and shows it.
    KeptRun add(KeptRun.Started started) {
        KeptRun run = new KeptRun(++count, parentFor(started.file().path()), started);
        runs.add(run);
        show(run);
        return run;
    }

    /// The run that an edit of this file's source begins from: the one shown, else the last one.
    private @Nullable KeptRun parentFor(Path file) {
        KeptRun now = shown;
        if (now != null && now.file().path().equals(file)) {
            return now;
        }
        return runs.reversed().stream()
                .filter(run -> run.file().path().equals(file))
                .findFirst()
                .orElse(null);
    }

    /// Takes note of which run is shown.
    void show(@Nullable KeptRun run) {
        shown = run;
        makeRoom();
        changed();
    }

    /// Takes note of where the shown run is looked at.
    void lookedAt(Moment moment) {
        KeptRun now = shown;
        if (now != null && now.trace().equals(moment.trace())) {
            now.leftAt(moment.step());
        }
    }

    /// Hands on the older and the newer of a run and the one shown.
    void compare(KeptRun run, BiConsumer<KeptRun, KeptRun> taker) {
        KeptRun now = shown;
        if (now != null && now.number() < run.number()) {
            taker.accept(now, run);
        } else if (now != null) {
            taker.accept(run, now);
        }
    }

    /// Keeps a run from being closed, or no longer.
    void togglePin(KeptRun run) {
        run.pin(!run.pinned() && mayPin());
        changed();
    }

    private boolean mayPin() {
        return runs.stream().filter(KeptRun::pinned).count() < limits.pins();
    }

    /// Closes the oldest runs as long as there are too many; to be asked again when recordings have grown.
    void makeRoom() {
        boolean closed = true;
        while (closed && isFull()) {
            closed = closeOldest();
        }
    }

    private boolean isFull() {
        return runs.size() > limits.runs()
                || runs.stream().mapToLong(run -> run.trace().bytesOnDisk()).sum() > limits.bytes();
    }

    private boolean closeOldest() {
        for (KeptRun run : runs) {
            if (!run.pinned() && !run.equals(shown)) {
                runs.remove(run);
                closedLast = run;
                run.close();
                changed();
                return true;
            }
        }
        return false;
    }

    private void changed() {
        listeners.forEach(Runnable::run);
    }

    @Override
    public void close() {
        runs.forEach(KeptRun::close);
        runs.clear();
        shown = null;
    }
}
