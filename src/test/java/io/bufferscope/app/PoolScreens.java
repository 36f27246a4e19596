package io.bufferscope.app;

import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.Manner;
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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.TitledPane;
import javafx.stage.Stage;

/// A program that photographs the Pool room while it uses it with a real JVM behind it; needs no display.
public final class PoolScreens {

    private final Shell shell;
    private final Scene scene;
    private final Path folder;
    private final String name;
    private final boolean chinese;

    private PoolScreens(Shell shell, Scene scene, Path folder, String name, boolean chinese) {
        this.shell = shell;
        this.scene = scene;
        this.folder = folder;
        this.name = name;
        this.chinese = chinese;
    }

    /// @param args the folder; then a word that the names of the pictures must contain
    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args.length > 0 ? args[0] : "target/screens"));
        String wanted = args.length > 1 ? args[1] : "";
        Toolkit.headless();
        story(folder, wanted, "en-light-100", Language.EN, ThemeChoice.LIGHT, 1);
        story(folder, wanted, "zh-dark-100", Language.ZH, ThemeChoice.DARK, 1);
        story(folder, wanted, "en-dark-200", Language.EN, ThemeChoice.DARK, 2);
        story(folder, wanted, "en-contrast-100", Language.EN, ThemeChoice.HIGH_CONTRAST, 1);
        story(folder, wanted, "zh-contrast-200", Language.ZH, ThemeChoice.HIGH_CONTRAST, 2);
        story(folder, wanted, "zh-light-laptop", Language.ZH, ThemeChoice.LIGHT, 1, 1366, 768);
        story(folder, wanted, "en-dark-laptop", Language.EN, ThemeChoice.DARK, 1, 1366, 768);
        Toolkit.stop();
    }

    private static void story(
            Path folder, String wanted, String name, Language language, ThemeChoice theme, double zoom)
            throws Exception {
        story(folder, wanted, name, language, theme, zoom, 1440, 900);
    }

    private static void story(
            Path folder,
            String wanted,
            String name,
            Language language,
            ThemeChoice theme,
            double zoom,
            double width,
            double height)
            throws Exception {
        if (!name.contains(wanted)) {
            return;
        }
        PoolScreens screens = open(folder, name, new Settings(language, theme, zoom, 2, width, height, false, ""));
        screens.tell();
        FxThread.call(() -> {
            screens.shell.close();
            return true;
        });
    }

    private static PoolScreens open(Path folder, String name, Settings settings) {
        return FxThread.call(() -> {
            Manner manner = new Manner(settings, Fonts.load());
            ErrorFunnel errors = new ErrorFunnel();
            ProgramRunner runner = new ProgramRunner(ChildJvm.ofThisProcess());
            Surroundings around = new Surroundings(runner, manner, errors, new NoFiles(), settings);
            Shell shell = new Shell(manner, errors, Rooms.all(around), settings.room());
            Scene scene = shell.scene(settings.width(), settings.height());
            Stage stage = new Stage();
            stage.setScene(scene);
            stage.show();
            return new PoolScreens(shell, scene, folder, name, settings.language() == Language.ZH);
        });
    }

    private void tell() throws Exception {
        click(chinese ? "池" : "Pool");
        settle(4000);
        for (String command : List.of("a = direct 500", "b = direct 40 KiB", "c = direct 450", "release a")) {
            say(command);
        }
        click(chinese ? "分配 8 KiB" : "Allocate 8 KiB");
        click(chinese ? "分配 500 B" : "Allocate 500 B");
        settle(1500);
        photograph("teaching");
        scroll(0.55);
        photograph("cards");
        expand();
        for (int i = 1; i <= 4; i++) {
            scroll(0.25 * i);
            photograph("rest-" + i);
        }
        scroll(0);
        history();
        work();
        others();
    }

    private void history() throws Exception {
        click(chinese ? "4.1 的树" : "4.1 tree");
        for (String size : List.of("100 KiB", "24 KiB", "1 MiB", "8 KiB", "5 MiB")) {
            click(chinese ? "分配 " + size : "Allocate " + size);
        }
        settle(500);
        photograph("history");
        click(chinese ? "4.1 的树" : "4.1 tree");
    }

    private void work() throws Exception {
        say("allocator defaults");
        say("workload http rate=3000 threads=2");
        settle(3000);
        photograph("workload");
        say("pause");
        say("step 5");
        settle(1500);
        photograph("paused");
        say("stop");
    }

    private void others() throws Exception {
        say("allocator adaptive");
        say("fill 500 30");
        say("x = direct 200000");
        say("y = heap 3MiB");
        settle(1500);
        photograph("adaptive");
        say("allocator unpooled");
        say("u = direct 4 KiB");
        say("v = heap 1KiB");
        settle(1500);
        photograph("unpooled");
    }

    private void say(String command) throws Exception {
        FxThread.call(() -> {
            TextField line = (TextField) scene.getRoot().lookup(".pool-line");
            line.setText(command);
            line.fireEvent(new ActionEvent());
            return true;
        });
        settle(250);
    }

    private void scroll(double to) {
        FxThread.call(() -> {
            ((ScrollPane) scene.getRoot().lookup(".cards")).setVvalue(to);
            return true;
        });
    }

    private void expand() {
        FxThread.call(() -> {
            scene.getRoot().lookupAll(".titled-pane").forEach(pane -> ((TitledPane) pane).setExpanded(true));
            return true;
        });
    }

    private void click(String text) {
        FxThread.call(() -> {
            Set<Node> nodes = new LinkedHashSet<>(scene.getRoot().lookupAll(".toggle-button"));
            nodes.addAll(scene.getRoot().lookupAll(".button"));
            nodes.stream()
                    .map(ButtonBase.class::cast)
                    .filter(button -> text.equals(button.getText()) || text.equals(button.getAccessibleText()))
                    .findFirst()
                    .orElseThrow()
                    .fire();
            return true;
        });
    }

    private static void settle(long millis) throws InterruptedException {
        Thread.sleep(millis);
        Pulses.await(5);
    }

    private void photograph(String what) {
        Pulses.await(30);
        for (int again = 0; again < 2; again++) {
            FxThread.call(() -> Screenshot.take(scene));
            Pulses.await(3);
        }
        FxThread.call(() -> {
            Screenshot.write(scene, folder.resolve("pool-" + name + "-" + what + ".png"));
            return true;
        });
    }
}
