package io.bufferscope.app;

import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Mishap;
import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.SettingsStore;
import io.bufferscope.app.shell.Shell;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.session.Leftovers;
import io.bufferscope.session.Runner;
import io.bufferscope.view.Fonts;
import io.bufferscope.view.FxThread;
import io.bufferscope.view.Toolkit;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/// The window of Bufferscope, from the start of the toolkit to its end.
public final class BufferscopeWindow {

    private final Runner runner;
    private final SettingsStore store;
    private final CountDownLatch closed = new CountDownLatch(1);

    public BufferscopeWindow(Runner runner, SettingsStore store) {
        this.runner = runner;
        this.store = store;
    }

    /// Opens the window and returns when the user has closed it and all that it started has ended.
    ///
    /// @param file what to show, or null for the first example
    /// @throws Toolkit.NoDisplay if no window can be opened here
    public void showAndWait(@Nullable Path file) throws Toolkit.NoDisplay, InterruptedException {
        Toolkit.windowed();
        Opened window = FxThread.call(() -> open(new Stage(), file));
        Thread.ofPlatform().daemon().name("leftovers").start(() -> rescue(window));
        closed.await();
        Toolkit.stop();
    }

    /// Opens the window, lets it work for a while and closes it: what an ahead-of-time cache is trained with.
    ///
    /// @throws Toolkit.NoDisplay if no window can be opened here
    public void rehearse(Duration time) throws Toolkit.NoDisplay, InterruptedException {
        Toolkit.windowed();
        Stage stage = FxThread.call(Stage::new);
        FxThread.call(() -> open(stage, null));
        Thread.sleep(time);
        FxThread.run(stage::hide);
        closed.await();
        Toolkit.stop();
    }

    /// Keeps the recordings of a window that was killed and offers the newest.
    private void rescue(Opened window) {
        Path kept = Leftovers.rescue(store.folder().resolve("recovered"));
        if (kept != null) {
            window.errors()
                    .tell(Mishap.notice("mishap.rescued", kept.getFileName())
                            .with("mishap.rescued.open", () -> window.shell().open(kept)));
        }
    }

    private record Opened(Shell shell, ErrorFunnel errors) {}

    private Opened open(Stage stage, @Nullable Path file) {
        Settings settings = store.load();
        ErrorFunnel errors = new ErrorFunnel();
        Thread.currentThread().setUncaughtExceptionHandler((thread, failure) -> errors.defect(failure));
        Manner manner = new Manner(settings, Fonts.load());
        Surroundings surroundings =
                new Surroundings(runner, manner, errors, new SystemFileChoice(stage), settings, store.folder());
        Shell shell = new Shell(manner, errors, Rooms.all(surroundings), settings.room());
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        stage.setScene(shell.scene(
                Math.min(settings.width(), screen.getWidth()), Math.min(settings.height(), screen.getHeight())));
        stage.setTitle("Bufferscope");
        stage.setMaximized(settings.maximised());
        stage.setOnCloseRequest(event -> {
            if (!shell.mayClose(stage::hide)) {
                event.consume();
            }
        });
        stage.setOnHidden(event -> close(stage, shell, manner, settings));
        stage.show();
        if (file == null) {
            shell.welcome();
        } else {
            shell.open(file);
        }
        return new Opened(shell, errors);
    }

    private void close(Stage stage, Shell shell, Manner manner, Settings before) {
        shell.close();
        Settings window = new Settings(
                manner.words().messages().language(),
                manner.choiceProperty().get(),
                manner.zoom().scale(),
                before.speed(),
                stage.isMaximized() ? before.width() : stage.getScene().getWidth(),
                stage.isMaximized() ? before.height() : stage.getScene().getHeight(),
                stage.isMaximized(),
                before.folder());
        store.save(shell.remember(window.withCalm(manner.calmProperty().get())));
        closed.countDown();
    }
}
