package io.bufferscope.app;

import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.ThemeChoice;
import io.bufferscope.l10n.Language;
import io.bufferscope.view.FxThread;
import io.bufferscope.view.Screenshot;
import io.bufferscope.view.Toolkit;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;

/// A program that photographs the Bench room while it checks and measures for real; needs no display.
public final class BenchScreens {

    private final WindowFixture window;
    private final Path folder;
    private final String name;

    private BenchScreens(WindowFixture window, Path folder, String name) {
        this.window = window;
        this.folder = folder;
        this.name = name;
    }

    /// @param args the folder; then a word that the names of the stories must contain; then `claims`, `run` or `heap`
    ///     for one part of the story only
    public static void main(String[] args) throws Exception {
        System.setProperty("jmh.ignoreLock", "true");
        Path folder = Files.createDirectories(Path.of(args.length > 0 ? args[0] : "target/screens"));
        String wanted = args.length > 1 ? args[1] : "";
        String part = args.length > 2 ? args[2] : "";
        story(folder, wanted, part, "en-light-100", settings(Language.EN, ThemeChoice.LIGHT, 1));
        story(folder, wanted, part, "zh-dark-100", settings(Language.ZH, ThemeChoice.DARK, 1));
        story(folder, wanted, part, "en-contrast-100", settings(Language.EN, ThemeChoice.HIGH_CONTRAST, 1));
        story(folder, wanted, part, "en-light-200", settings(Language.EN, ThemeChoice.LIGHT, 2));
        story(folder, wanted, part, "zh-dark-200", settings(Language.ZH, ThemeChoice.DARK, 2));
        Toolkit.stop();
    }

    private static Settings settings(Language language, ThemeChoice theme, double zoom) {
        return new Settings(language, theme, zoom, 50, 1440, 900, true, "");
    }

    private static void story(Path folder, String wanted, String part, String name, Settings settings)
            throws Exception {
        if (name.contains(wanted)) {
            Path kept = Files.createTempDirectory("bench-screens");
            try (WindowFixture window = WindowFixture.open(FakeRunner.ofSample(), new NoFiles(), kept, settings)) {
                BenchScreens screens = new BenchScreens(window, folder, name);
                window.press("Shortcut+5");
                if (part.isEmpty() || part.equals("claims")) {
                    screens.claims();
                }
                if (!part.equals("claims") && !part.equals("heap")) {
                    screens.run();
                }
                if (part.isEmpty() || part.equals("heap")) {
                    screens.heap();
                }
            }
        }
    }

    private String say(String key, Object... arguments) {
        return window.manner.words().say(key, arguments);
    }

    private void claims() {
        toggle("bench.part.claims");
        photograph("claims-empty");
        window.click(say("bench.claims.quick"));
        Pulses.await(100);
        photograph("claims-checking");
        for (int i = 0; i < 20 && window.texts().contains(say("bench.cancel")); i++) {
            Pulses.await(60);
        }
        window.press("Alt+Down", "Alt+Down");
        photograph("claims-checked");
        for (int i = 0; i < 31; i++) {
            window.press("Alt+Down");
        }
        photograph("claims-arithmetic");
        scroll(1);
        photograph("claims-arithmetic-below");
    }

    private void run() {
        toggle("bench.part.benchmarks");
        photograph("run-empty");
        window.click(say("bench.run"));
        Pulses.await(300);
        photograph("run-going");
        await();
        photograph("run-done");
        scroll(1);
        photograph("run-below");
        scroll(0);
        window.click(say("bench.run"));
        await();
        toggleLast("bench.history.compare");
        photograph("run-compared");
        for (int i = 0; i < 28; i++) {
            window.press("Alt+Down");
        }
        window.click(say("bench.run"));
        await();
        photograph("run-twin");
    }

    private void heap() {
        toggle("bench.part.benchmarks");
        for (int i = 0; i < 9; i++) {
            window.press("Alt+Down");
        }
        window.click(say("bench.run"));
        await();
        photograph("heap");
        scroll(1);
        photograph("heap-below");
        window.press("Alt+Up");
        for (int i = 0; i < 4; i++) {
            window.press("Alt+Up");
        }
        window.click(say("bench.run.claims"));
        await();
        photograph("sampled");
    }

    private void await() {
        for (int i = 0; i < 100 && window.texts().contains(say("bench.cancel")); i++) {
            Pulses.await(60);
        }
        Pulses.await(20);
    }

    private void toggle(String key) {
        window.on(() -> toggles(key).getFirst().fire());
        Pulses.await(10);
    }

    private void toggleLast(String key) {
        FxThread.call(() -> {
            toggles(key).getLast().fire();
            return true;
        });
        Pulses.await(10);
    }

    private List<ToggleButton> toggles(String key) {
        return window.get(() -> window.scene.getRoot().lookupAll(".toggle-button").stream()
                .map(ToggleButton.class::cast)
                .filter(button -> say(key).equals(button.getText()))
                .toList());
    }

    private void scroll(double to) {
        window.on(() -> {
            for (Node node : window.scene.getRoot().lookupAll(".cards")) {
                if (node instanceof ScrollPane pane) {
                    pane.setVvalue(to);
                }
            }
        });
        Pulses.await(5);
    }

    private void photograph(String what) {
        Pulses.await(10);
        FxThread.call(() -> {
            Screenshot.write(window.scene, folder.resolve("bench-" + name + "-" + what + ".png"));
            return true;
        });
    }
}
