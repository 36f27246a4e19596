package io.bufferscope.app.learn;

import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.Mishap;
import io.bufferscope.lesson.Progress;
import io.bufferscope.lesson.ProgressStore;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// The learner's progress: kept after each change, by a thread of its own.
///
/// JavaFX thread only.
final class Memory implements AutoCloseable {

    private final ErrorFunnel errors;
    private final @Nullable ProgressStore store;
    private final ExecutorService writer = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("progress").factory());
    private final List<Runnable> listeners = new ArrayList<>();
    private Progress progress = Progress.NONE;
    private boolean told;

    /// @param folder the user's folder, or null if nothing is kept
    Memory(@Nullable Path folder, ErrorFunnel errors) {
        this.errors = errors;
        this.store = folder == null ? null : new ProgressStore(folder);
        load();
    }

    private void load() {
        if (store != null) {
            try {
                ProgressStore.Loaded loaded = store.load();
                progress = loaded.progress();
                if (loaded.aside() != null) {
                    errors.tell(Mishap.notice("learn.progress.damaged", loaded.aside()));
                }
            } catch (IOException e) {
                errors.tell(Mishap.failure("learn.progress.unread", String.valueOf(e.getMessage())), e);
            }
        }
    }

    Progress progress() {
        return progress;
    }

    void onChange(Runnable listener) {
        listeners.add(listener);
    }

    /// What was done of a lesson.
    Progress.Learnt of(Entry entry) {
        Progress.Learnt learnt = progress.lessons().get(entry.id());
        return learnt == null ? Progress.Learnt.begin("", 0) : learnt;
    }

    void update(Entry entry, UnaryOperator<Progress.Learnt> change) {
        set(progress.with(entry.id(), change.apply(of(entry))));
    }

    /// Forgets what was done of a lesson.
    void reset(Entry entry) {
        set(progress.without(entry.id()));
    }

    private void set(Progress next) {
        if (next.equals(progress)) {
            return;
        }
        progress = next;
        ProgressStore to = store;
        if (to != null) {
            writer.execute(() -> save(to, next));
        }
        listeners.forEach(Runnable::run);
    }

    private void save(ProgressStore to, Progress next) {
        try {
            to.save(next);
        } catch (IOException e) {
            if (!told) {
                told = true;
                errors.tell(Mishap.failure("learn.progress.unsaved", String.valueOf(e.getMessage())), e);
            }
        }
    }

    @Override
    public void close() {
        writer.close();
    }
}
