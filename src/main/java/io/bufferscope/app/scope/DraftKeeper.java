package io.bufferscope.app.scope;

import io.bufferscope.app.editor.Draft;
import io.bufferscope.app.editor.DraftStore;
import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.Mishap;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// The keeper of drafts: writes the open programs a second after typing stops and when the window closes.
///
/// JavaFX thread only; the files are written on a thread of its own.
final class DraftKeeper implements AutoCloseable {

    private static final Duration REST = Duration.seconds(1);
    private static final int PATIENCE_SECONDS = 10;

    private final ErrorFunnel errors;
    private final @Nullable Path folder;
    private final @Nullable DraftStore store;
    private final PauseTransition rest = new PauseTransition(REST);
    private final ExecutorService writer = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("bufferscope-drafts").factory());
    private Supplier<List<Draft>> programs = List::of;
    private volatile boolean failing;

    /// @param userFolder where the user's own things are, or null to keep nothing
    DraftKeeper(@Nullable Path userFolder, ErrorFunnel errors) {
        this.errors = errors;
        this.folder = userFolder == null ? null : userFolder.resolve("drafts");
        this.store = open();
        rest.setOnFinished(event -> writer.execute(write()));
    }

    /// What the last window had open; says which drafts were damaged.
    List<Draft> left() {
        if (store == null) {
            return List.of();
        }
        store.repaired().forEach(name -> errors.tell(Mishap.notice("mishap.draft.repaired", name)));
        store.damaged().forEach(file -> errors.tell(Mishap.notice("mishap.draft.damaged", file)));
        return store.left();
    }

    /// Whether drafts are being kept.
    boolean works() {
        return store != null && !failing;
    }

    /// Begins to keep programs.
    void keep(OpenPrograms kept) {
        programs = kept::drafts;
        kept.onChange(rest::playFromStart);
        rest.playFromStart();
    }

    @Override
    public void close() {
        rest.stop();
        writer.execute(write());
        writer.execute(this::release);
        writer.shutdown();
        try {
            if (!writer.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                writer.shutdownNow();
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private @Nullable DraftStore open() {
        if (folder == null) {
            return null;
        }
        try {
            return DraftStore.open(folder);
        } catch (IOException unwritable) {
            return null;
        }
    }

    private Runnable write() {
        List<Draft> now = programs.get();
        return () -> write(now);
    }

    private void write(List<Draft> now) {
        try {
            if (store != null) {
                store.save(now);
                failing = false;
            } else if (folder != null) {
                throw new IOException("no place for drafts in " + folder);
            }
        } catch (IOException unwritable) {
            failed(now, unwritable);
        }
    }

    private void failed(List<Draft> now, IOException unwritable) {
        if (!failing && now.stream().anyMatch(Draft::unsaved)) {
            failing = true;
            errors.tell(Mishap.notice("mishap.drafts.not.kept", String.valueOf(folder)), unwritable);
        }
    }

    private void release() {
        try {
            if (store != null) {
                store.close();
            }
        } catch (IOException stays) {
            System.getLogger(DraftKeeper.class.getName()).log(System.Logger.Level.WARNING, "drafts not closed", stays);
        }
    }
}
