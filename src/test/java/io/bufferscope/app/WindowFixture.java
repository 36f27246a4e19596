package io.bufferscope.app;

import io.bufferscope.app.bench.BenchRoom;
import io.bufferscope.app.bench.Checking;
import io.bufferscope.app.copies.CopiesRoom;
import io.bufferscope.app.copies.Given;
import io.bufferscope.app.pool.PoolRoom;
import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.FileChoice;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Room;
import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.Shell;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.app.shell.ThemeChoice;
import io.bufferscope.l10n.Language;
import io.bufferscope.session.LiveSession;
import io.bufferscope.session.PoolOptions;
import io.bufferscope.session.Runner;
import io.bufferscope.view.Fonts;
import io.bufferscope.view.FxThread;
import io.bufferscope.view.Screenshot;
import io.bufferscope.view.Toolkit;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.TitledPane;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.text.Text;
import javafx.stage.Stage;

/// A window on the headless screen, with a fake runner behind it.
public final class WindowFixture implements AutoCloseable {

    final Manner manner;
    public final Shell shell;
    public final Scene scene;
    private final Stage stage;

    private WindowFixture(Manner manner, Shell shell, Scene scene, Stage stage) {
        this.manner = manner;
        this.shell = shell;
        this.scene = scene;
        this.stage = stage;
    }

    public static WindowFixture open(Runner runner) {
        return open(runner, new NoFiles());
    }

    static WindowFixture open(Runner runner, FileChoice choice) {
        return open(runner, choice, null);
    }

    static WindowFixture open(Runner runner, FileChoice choice, Path folder) {
        return open(runner, choice, folder, new Settings(Language.EN, ThemeChoice.LIGHT, 1, 50, 990, 900, false, ""));
    }

    static WindowFixture open(Runner runner, FileChoice choice, Path folder, Settings settings) {
        return open(
                settings,
                (manner, errors) -> Rooms.all(new Surroundings(runner, manner, errors, choice, settings, folder)));
    }

    /// Opens the window on the Pool room alone.
    static WindowFixture openPools(Runner runner, Function<PoolOptions, LiveSession> pools) {
        return openPools(runner, pools, 1300, 900);
    }

    /// Opens a window of some size on the Pool room alone.
    public static WindowFixture openPools(
            Runner runner, Function<PoolOptions, LiveSession> pools, double width, double height) {
        Settings settings = new Settings(Language.EN, ThemeChoice.LIGHT, 1, 50, width, height, false, "");
        return open(
                settings,
                (manner, errors) -> List.of(
                        new PoolRoom(new Surroundings(runner, manner, errors, new NoFiles(), settings, pools, null))));
    }

    /// Opens the window on the Copies room alone, in which something is known already.
    static WindowFixture openCopies(Settings settings, Given given, FileChoice choice) {
        return open(
                settings,
                (manner, errors) -> List.of(new CopiesRoom(
                        new Surroundings(FakeRunner.ofSample(), manner, errors, choice, settings), given)));
    }

    /// Opens the window on the Bench room alone, with a way of checking of the test's own.
    static WindowFixture openBench(Settings settings, Checking checking, Path folder) {
        return open(
                settings,
                (manner, errors) -> List.of(new BenchRoom(
                        new Surroundings(FakeRunner.ofSample(), manner, errors, new NoFiles(), settings, folder),
                        checking,
                        Clock.systemUTC())));
    }

    /// Opens the window on all rooms, with sessions and a user of the test's own.
    static WindowFixture openAll(
            Runner runner, FileChoice choice, Function<PoolOptions, LiveSession> pools, Settings settings) {
        return open(
                settings,
                (manner, errors) -> Rooms.all(new Surroundings(runner, manner, errors, choice, settings, pools, null)));
    }

    private static WindowFixture open(Settings settings, BiFunction<Manner, ErrorFunnel, List<Room>> make) {
        Toolkit.headless();
        WindowFixture window = FxThread.call(() -> {
            Manner manner = new Manner(settings, Fonts.load());
            ErrorFunnel errors = new ErrorFunnel();
            List<Room> rooms = make.apply(manner, errors);
            Shell shell = new Shell(manner, errors, rooms, settings.room());
            Scene scene = shell.scene(settings.width(), settings.height());
            Stage stage = new Stage();
            stage.setScene(scene);
            stage.show();
            return new WindowFixture(manner, shell, scene, stage);
        });
        Pulses.await(2);
        return window;
    }

    public void open(Path file) {
        on(() -> shell.open(file));
        Pulses.await(3);
    }

    public void press(String... keys) {
        for (String key : keys) {
            FxThread.call(() -> Screenshot.press(scene, key));
            Pulses.await(2);
        }
    }

    void click(String buttonText) {
        on(() -> button(buttonText).fire());
        Pulses.await(2);
    }

    public void on(Runnable action) {
        FxThread.call(() -> {
            action.run();
            return true;
        });
    }

    public <T> T get(Callable<T> question) {
        return FxThread.call(question);
    }

    /// The text of the first label or button with a style class.
    public String textOf(String styleClass) {
        return get(() -> ((Labeled) scene.getRoot().lookup("." + styleClass)).getText());
    }

    /// All visible texts, one a line.
    String texts() {
        return get(() -> {
            StringBuilder all = new StringBuilder();
            append(all, scene.getRoot());
            return all.toString();
        });
    }

    /// The visible texts of a part of the window, one a line.
    String texts(String selector) {
        return get(() -> {
            StringBuilder all = new StringBuilder();
            append(all, scene.getRoot().lookup(selector));
            return all.toString();
        });
    }

    public boolean until(BooleanSupplier condition) {
        for (int i = 0; i < 300; i++) {
            if (get(condition::getAsBoolean)) {
                return true;
            }
            Pulses.await(1);
        }
        return false;
    }

    private static void append(StringBuilder all, Node node) {
        if (!node.isVisible()) {
            return;
        }
        switch (node) {
            case TitledPane pane -> {
                all.append(pane.getText()).append('\n');
                if (pane.isExpanded()) {
                    append(all, pane.getContent());
                }
            }
            case Labeled labeled -> all.append(labeled.getText()).append('\n');
            case Text text -> all.append(text.getText()).append('\n');
            case Parent parent -> parent.getChildrenUnmodifiable().forEach(child -> append(all, child));
            default -> {}
        }
    }

    private Button button(String text) {
        return all(".button").stream()
                .filter(Button.class::isInstance)
                .map(Button.class::cast)
                .filter(button -> text.equals(button.getText()) || text.equals(button.getAccessibleText()))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no button " + text));
    }

    private Set<Node> all(String selector) {
        return scene.getRoot().lookupAll(selector);
    }

    @Override
    public void close() {
        on(() -> {
            shell.close();
            stage.close();
        });
    }

    /// A press of the mouse at a place from the left.
    public static MouseEvent pressed(double x) {
        return mouse(MouseEvent.MOUSE_PRESSED, x);
    }

    /// A drag of the mouse to a place from the left.
    public static MouseEvent dragged(double x) {
        return mouse(MouseEvent.MOUSE_DRAGGED, x);
    }

    private static MouseEvent mouse(EventType<MouseEvent> type, double x) {
        return new MouseEvent(
                type,
                x,
                20,
                x,
                20,
                MouseButton.PRIMARY,
                1,
                false,
                false,
                false,
                false,
                true,
                false,
                false,
                true,
                false,
                true,
                null);
    }
}
