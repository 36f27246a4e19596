package io.bufferscope.app.bench;

import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.Mishap;
import io.bufferscope.bench.result.RunFile;
import io.bufferscope.view.FxThread;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The history of runs as the room uses it: read and written in the background, what goes wrong is told.
final class Archive implements AutoCloseable {

    private final ExecutorService worker = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("bench-history").factory());
    private final ErrorFunnel errors;
    private final @Nullable RunHistory history;

    /// @param folder where runs are kept, or null if nothing is kept
    Archive(ErrorFunnel errors, @Nullable Path folder) {
        this.errors = errors;
        this.history = folder == null ? null : new RunHistory(folder);
    }

    /// Reads all runs and tells them on the JavaFX thread, the newest first.
    void load(Consumer<List<RunFile>> taker) {
        if (history != null) {
            worker.execute(() -> load(history, taker));
        }
    }

    private void load(RunHistory from, Consumer<List<RunFile>> taker) {
        try {
            RunHistory.Kept kept = from.read();
            FxThread.later(() -> taker.accept(kept.runs()));
            if (!kept.damaged().isEmpty()) {
                String names = kept.damaged().stream().map(Path::toString).collect(Collectors.joining(", "));
                errors.tell(Mishap.notice("bench.mishap.damaged", names, from.folder()));
            }
        } catch (IOException e) {
            errors.tell(Mishap.failure("mishap.unreadable", from.folder()), e);
        }
    }

    /// Keeps a run.
    void keep(RunFile run) {
        if (history != null) {
            worker.execute(() -> keep(history, run));
        }
    }

    private void keep(RunHistory in, RunFile run) {
        try {
            in.keep(run);
        } catch (IOException e) {
            errors.tell(Mishap.failure("bench.mishap.not.kept", in.folder()), e);
        }
    }

    @Override
    public void close() {
        worker.shutdown();
    }
}
