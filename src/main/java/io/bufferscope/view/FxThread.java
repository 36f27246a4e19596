package io.bufferscope.view;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.application.Platform;

/// The one doorway to the JavaFX thread.
public final class FxThread {

    private FxThread() {}

    /// Runs an action on the JavaFX thread: at once if called there, else later.
    public static void run(Runnable action) {
        if (Platform.isFxApplicationThread()) {
            action.run();
        } else {
            later(action);
        }
    }

    /// Runs an action on the JavaFX thread after what is waiting there.
    public static void later(Runnable action) {
        Platform.runLater(action);
    }

    /// Runs a task on the JavaFX thread and waits for its result.
    ///
    /// @throws java.util.concurrent.CompletionException if the task fails
    public static <T> T call(Callable<T> task) {
        CompletableFuture<T> result = new CompletableFuture<>();
        run(() -> complete(result, task));
        return result.join();
    }

    /// A runnable for any thread that runs `action` on the JavaFX thread, at most once per time it gets there.
    public static Runnable coalescing(Runnable action) {
        AtomicBoolean waiting = new AtomicBoolean();
        return () -> {
            if (waiting.compareAndSet(false, true)) {
                later(() -> {
                    waiting.set(false);
                    action.run();
                });
            }
        };
    }

    private static <T> void complete(CompletableFuture<T> result, Callable<T> task) {
        try {
            result.complete(task.call());
        } catch (Exception | Error failure) {
            result.completeExceptionally(failure);
        }
    }

    /// An executor that hands tasks to the JavaFX thread.
    public static Executor executor() {
        return FxThread::run;
    }
}
