package io.bufferscope.app;

import static java.util.Locale.ROOT;

import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.Shell;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.app.shell.ThemeChoice;
import io.bufferscope.l10n.Language;
import io.bufferscope.session.ChildJvm;
import io.bufferscope.session.ProgramRunner;
import io.bufferscope.session.Runner;
import io.bufferscope.view.Fonts;
import io.bufferscope.view.FxThread;
import io.bufferscope.view.Screenshot;
import io.bufferscope.view.Toolkit;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Scene;
import javafx.stage.Stage;

/// A program that photographs the window in its languages, themes and sizes into a folder; needs no display.
public final class Screens {

    private Screens() {}

    private static final Path EXAMPLES = Path.of("src/main/resources/examples");

    /// Photographs the first example in every manner and the other examples in one.
    ///
    /// @param args the folder; then a word that the names of the pictures must contain
    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args.length > 0 ? args[0] : "target/screens"));
        String wanted = args.length > 1 ? args[1] : "";
        Toolkit.headless();
        for (Shot shot : shots()) {
            if (shot.name().contains(wanted)) {
                shoot(shot, folder.resolve(shot.name() + ".png"));
            }
        }
        Toolkit.stop();
    }

    /// A picture to be taken.
    ///
    /// @param steps how often to go to the next change before
    private record Shot(String name, Path source, Language language, ThemeChoice theme, double zoom, int steps) {}

    private static List<Shot> shots() throws Exception {
        List<Shot> shots = new ArrayList<>();
        for (Language language : Language.values()) {
            for (ThemeChoice theme : List.of(ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST)) {
                for (double zoom : List.of(1.0, 2.0)) {
                    String name =
                            "%s-%s-%d".formatted(language.tag(), theme.name().toLowerCase(ROOT), (int) (zoom * 100));
                    shots.add(new Shot(name, EXAMPLES.resolve("FlipAndIndices.java"), language, theme, zoom, 6));
                }
            }
        }
        try (Stream<Path> files = Files.list(EXAMPLES)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".java"))
                    .sorted()
                    .toList()) {
                String name = "example-" + file.getFileName().toString().replace(".java", "");
                shots.add(new Shot(name, file, Language.EN, ThemeChoice.LIGHT, 1, 7));
            }
        }
        return shots;
    }

    private static void shoot(Shot shot, Path file) throws Exception {
        Opened window = FxThread.call(() -> open(shot));
        Scene scene = window.scene();
        Thread.sleep(6000);
        for (int step = 0; step < shot.steps(); step++) {
            FxThread.call(() -> Screenshot.press(scene, "Page Down"));
            Pulses.await(3);
        }
        Pulses.await(30);
        FxThread.call(() -> {
            Screenshot.write(scene, file);
            window.shell().close();
            scene.getWindow().hide();
            return file;
        });
    }

    private record Opened(Shell shell, Scene scene) {}

    private static Opened open(Shot shot) {
        Settings settings = new Settings(shot.language(), shot.theme(), shot.zoom(), 2, 1440, 900, false, "");
        Runner runner = new ProgramRunner(ChildJvm.ofThisProcess());
        Manner manner = new Manner(settings, Fonts.load());
        ErrorFunnel errors = new ErrorFunnel();
        Shell shell = new Shell(
                manner,
                errors,
                Rooms.all(new Surroundings(runner, manner, errors, new NoFiles(), settings)),
                settings.room());
        Stage stage = new Stage();
        Scene scene = shell.scene(1440, 900);
        stage.setScene(scene);
        stage.show();
        shell.open(shot.source());
        return new Opened(shell, scene);
    }
}
