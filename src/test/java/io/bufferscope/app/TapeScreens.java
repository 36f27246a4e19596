package io.bufferscope.app;

import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.Shell;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.app.shell.ThemeChoice;
import io.bufferscope.l10n.Language;
import io.bufferscope.picture.ByteFormat;
import io.bufferscope.session.ChildJvm;
import io.bufferscope.session.ProgramRunner;
import io.bufferscope.view.Fonts;
import io.bufferscope.view.FxThread;
import io.bufferscope.view.Screenshot;
import io.bufferscope.view.Toolkit;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.event.ActionEvent;
import javafx.scene.Scene;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;

/// A program that photographs what the tapes pane can be made to show into a folder; needs no display.
public final class TapeScreens {

    private static final Path PROGRAM = Path.of("src/test/programs/Dangers.java");

    private TapeScreens() {}

    /// @param args the folder; then a word that the names of the pictures must contain
    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args.length > 0 ? args[0] : "target/screens"));
        String wanted = args.length > 1 ? args[1] : "";
        Toolkit.headless();
        for (Shot shot : shots()) {
            if (shot.name().contains(wanted)) {
                shoot(shot, folder.resolve("tapes-" + shot.name() + ".png"));
            }
        }
        Toolkit.stop();
    }

    private record Shot(
            String name, Language language, ThemeChoice theme, double zoom, ByteFormat cells, Consumer<Scene> action) {}

    private static List<Shot> shots() {
        Consumer<Scene> nothing = scene -> {};
        Consumer<Scene> map =
                scene -> ((ToggleButton) scene.getRoot().lookup(".tape-tools .toggle-button")).setSelected(true);
        Consumer<Scene> index = scene -> {
            TextField field = (TextField) scene.getRoot().lookup(".tape-tools .text-field");
            field.setText("2000");
            field.fireEvent(new ActionEvent());
        };
        return List.of(
                new Shot("dangers", Language.EN, ThemeChoice.LIGHT, 1, ByteFormat.HEX, nothing),
                new Shot("dangers-zh", Language.ZH, ThemeChoice.DARK, 1, ByteFormat.HEX, nothing),
                new Shot("int", Language.EN, ThemeChoice.DARK, 1, ByteFormat.INT, nothing),
                new Shot("large", Language.ZH, ThemeChoice.LIGHT, 2, ByteFormat.HEX_ONLY, nothing),
                new Shot("index", Language.EN, ThemeChoice.LIGHT, 1, ByteFormat.DOUBLE, index),
                new Shot("map", Language.EN, ThemeChoice.LIGHT, 1, ByteFormat.HEX, map),
                new Shot("map-zh", Language.ZH, ThemeChoice.DARK, 1, ByteFormat.HEX, map));
    }

    private static void shoot(Shot shot, Path file) throws Exception {
        Settings settings = new Settings(shot.language(), shot.theme(), shot.zoom(), 2, 1440, 900, false, "")
                .withCells(shot.cells());
        Shell[] shell = new Shell[1];
        Scene scene = FxThread.call(() -> {
            Manner manner = new Manner(settings, Fonts.load());
            ErrorFunnel errors = new ErrorFunnel();
            var surroundings = new Surroundings(
                    new ProgramRunner(ChildJvm.ofThisProcess()), manner, errors, new NoFiles(), settings);
            shell[0] = new Shell(manner, errors, Rooms.all(surroundings), settings.room());
            Scene made = shell[0].scene(1440, 900);
            shell[0].open(PROGRAM);
            return made;
        });
        Thread.sleep(4000);
        walk(shot, scene);
        FxThread.call(() -> {
            Screenshot.write(scene, file);
            shell[0].close();
            return file;
        });
    }

    private static void walk(Shot shot, Scene scene) {
        FxThread.call(() -> Screenshot.take(scene));
        for (int step = 0; step < 40; step++) {
            FxThread.call(() -> Screenshot.press(scene, "Page Down"));
            Pulses.await(3);
        }
        FxThread.call(() -> Screenshot.take(scene));
        FxThread.run(() -> shot.action().accept(scene));
        Pulses.await(30);
        for (int again = 0; again < 3; again++) {
            FxThread.call(() -> Screenshot.take(scene));
            Pulses.await(3);
        }
    }
}
