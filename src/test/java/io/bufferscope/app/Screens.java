package io.bufferscope.app;

import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Room;
import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.Shell;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.app.shell.ThemeChoice;
import io.bufferscope.l10n.Language;
import io.bufferscope.session.Runner;
import io.bufferscope.view.Fonts;
import io.bufferscope.view.FxThread;
import io.bufferscope.view.Screenshot;
import io.bufferscope.view.Toolkit;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javafx.scene.Scene;

/// A program that photographs the window in its languages, themes and sizes into a folder; needs no display.
public final class Screens {

    private Screens() {}

    /// @param args the folder; then words that the names of the pictures must contain
    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args.length > 0 ? args[0] : "target/screens"));
        Toolkit.headless();
        for (Language language : Language.values()) {
            for (ThemeChoice theme : List.of(ThemeChoice.LIGHT, ThemeChoice.DARK)) {
                for (double zoom : List.of(1.0, 2.0)) {
                    String name = "%s-%s-%d.png"
                            .formatted(language.tag(), theme.name().toLowerCase(Locale.ROOT), (int) (zoom * 100));
                    if (args.length < 2 || name.contains(args[1])) {
                        shoot(FakeRunner.ofSample(), language, theme, zoom, 1440, 900, folder.resolve(name));
                    }
                }
            }
        }
        Toolkit.stop();
    }

    private static Path source() throws Exception {
        Path file = Files.createTempDirectory("screens").resolve("Flip.java");
        return Files.writeString(file, SampleTrace.SOURCE);
    }

    private static void shoot(
            Runner runner, Language language, ThemeChoice theme, double zoom, double width, double height, Path file)
            throws Exception {
        Settings settings = new Settings(language, theme, zoom, 2, width, height, false, "");
        Shell[] shell = new Shell[1];
        Scene scene = FxThread.call(() -> {
            Manner manner = new Manner(settings, Fonts.load());
            ErrorFunnel errors = new ErrorFunnel();
            List<Room> rooms = Rooms.all(new Surroundings(runner, manner, errors, new NoFiles(), settings));
            shell[0] = new Shell(manner, errors, rooms);
            Scene made = shell[0].scene(width, height);
            shell[0].open(source());
            return made;
        });
        Pulses.await(4);
        for (int step = 0; step < 13; step++) {
            FxThread.call(() -> Screenshot.press(scene, "Right"));
            Pulses.await(3);
        }
        Pulses.await(30);
        for (int again = 0; again < 3; again++) {
            FxThread.call(() -> Screenshot.take(scene));
            Pulses.await(3);
        }
        FxThread.call(() -> {
            Screenshot.write(scene, file);
            return file;
        });
        FxThread.run(shell[0]::close);
    }
}
