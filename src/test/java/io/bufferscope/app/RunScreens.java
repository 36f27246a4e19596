package io.bufferscope.app;

import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Room;
import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.Shell;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.app.shell.ThemeChoice;
import io.bufferscope.l10n.Language;
import io.bufferscope.session.ChildJvm;
import io.bufferscope.session.ProgramRunner;
import io.bufferscope.view.Fonts;
import io.bufferscope.view.FxThread;
import io.bufferscope.view.Screenshot;
import io.bufferscope.view.Toolkit;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.stage.Stage;

/// A program that photographs runs, palette and comparison while it uses them; needs no display.
public final class RunScreens {

    private static final Path EXAMPLE = Path.of("src/main/resources/examples/FlipAndIndices.java");

    private final Shell shell;
    private final Scene scene;
    private final Path folder;
    private final String name;
    private final Language language;

    private RunScreens(Shell shell, Scene scene, Path folder, String name, Language language) {
        this.shell = shell;
        this.scene = scene;
        this.folder = folder;
        this.name = name;
        this.language = language;
    }

    /// @param args the folder; then a word that the names of the pictures must contain
    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args.length > 0 ? args[0] : "target/screens"));
        String wanted = args.length > 1 ? args[1] : "";
        Toolkit.headless();
        story(folder, wanted, "en-light-100", Language.EN, ThemeChoice.LIGHT, 1);
        story(folder, wanted, "zh-dark-100", Language.ZH, ThemeChoice.DARK, 1);
        story(folder, wanted, "en-light-200", Language.EN, ThemeChoice.LIGHT, 2);
        story(folder, wanted, "zh-contrast-100", Language.ZH, ThemeChoice.HIGH_CONTRAST, 1);
        Toolkit.stop();
    }

    private static void story(
            Path folder, String wanted, String name, Language language, ThemeChoice theme, double zoom)
            throws Exception {
        if (name.contains(wanted)) {
            RunScreens screens = open(folder, name, new Settings(language, theme, zoom, 2, 1440, 900, false, ""));
            screens.tell();
            FxThread.call(() -> {
                screens.shell.close();
                return true;
            });
        }
    }

    private static RunScreens open(Path folder, String name, Settings settings) throws Exception {
        return FxThread.call(() -> {
            Manner manner = new Manner(settings, Fonts.load());
            ErrorFunnel errors = new ErrorFunnel();
            ProgramRunner runner = new ProgramRunner(ChildJvm.ofThisProcess());
            List<Room> rooms = Rooms.all(new Surroundings(runner, manner, errors, new NoFiles(), settings));
            Shell shell = new Shell(manner, errors, rooms, settings.room());
            Scene scene = shell.scene(1440, 900);
            Stage stage = new Stage();
            stage.setScene(scene);
            stage.show();
            shell.open(EXAMPLE);
            return new RunScreens(shell, scene, folder, name, settings.language());
        });
    }

    private void tell() throws Exception {
        settle(4000);
        press("Page Down");
        press("Page Down");
        photograph("palette");
        click("putInt(42)");
        settle(4000);
        click("compact()");
        settle(4000);
        photograph("runs");
        click(language == Language.ZH ? "把运行 1 与正在显示的比较" : "Compare run 1 with the one shown");
        settle(3000);
        photograph("compare");
        twin("RewindIsNotFlip.java", "twin");
        twin("LostMark.java", "twin-refused");
    }

    private void twin(String example, String what) throws Exception {
        FxThread.call(() -> {
            shell.open(EXAMPLE.resolveSibling(example));
            return true;
        });
        settle(3000);
        click(language == Language.ZH ? "ByteBuf 孪生" : "ByteBuf twin");
        settle(6000);
        photograph(what);
    }

    private void press(String key) {
        FxThread.call(() -> Screenshot.press(scene, key));
        Pulses.await(5);
    }

    private void click(String text) {
        FxThread.call(() -> {
            scene.getRoot().lookupAll(".button").stream()
                    .map(Button.class::cast)
                    .filter(button -> text.equals(button.getText()) || text.equals(button.getAccessibleText()))
                    .findFirst()
                    .ifPresent(Button::fire);
            return true;
        });
    }

    private static void settle(long millis) throws InterruptedException {
        Thread.sleep(millis);
        Pulses.await(10);
    }

    private void photograph(String what) {
        Pulses.await(30);
        for (int again = 0; again < 3; again++) {
            FxThread.call(() -> Screenshot.take(scene));
            Pulses.await(3);
        }
        FxThread.call(() -> {
            Screenshot.write(scene, folder.resolve("compare-" + name + "-" + what + ".png"));
            return true;
        });
    }
}
