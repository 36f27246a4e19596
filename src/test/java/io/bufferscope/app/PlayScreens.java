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
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;

/// A program that photographs plays of ownership and RDMA in the Copies room; needs no display.
public final class PlayScreens {

    private final WindowFixture window;
    private final Path folder;
    private final String name;

    private PlayScreens(WindowFixture window, Path folder, String name) {
        this.window = window;
        this.folder = folder;
        this.name = name;
    }

    /// @param args the folder; then a word that the names of the pictures must contain
    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args.length > 0 ? args[0] : "target/screens"));
        String wanted = args.length > 1 ? args[1] : "";
        story(folder, wanted, "en-light-100", settings(Language.EN, ThemeChoice.LIGHT, 1, 1440, 900));
        story(folder, wanted, "en-small-100", settings(Language.EN, ThemeChoice.LIGHT, 1, 1366, 768));
        story(folder, wanted, "zh-dark-100", settings(Language.ZH, ThemeChoice.DARK, 1, 1440, 900));
        story(folder, wanted, "en-contrast-100", settings(Language.EN, ThemeChoice.HIGH_CONTRAST, 1, 1440, 900));
        story(folder, wanted, "en-light-200", settings(Language.EN, ThemeChoice.LIGHT, 2, 1440, 900));
        Toolkit.stop();
    }

    private static Settings settings(Language language, ThemeChoice theme, double zoom, int width, int height) {
        return new Settings(language, theme, zoom, 50, width, height, true, "");
    }

    private static void story(Path folder, String wanted, String name, Settings settings) throws Exception {
        if (name.contains(wanted)) {
            try (WindowFixture window = WindowFixture.openCopies(settings, FixedSurvey.given(), new NoFiles())) {
                new PlayScreens(window, folder, name).tell();
            }
        }
    }

    private void tell() {
        Pulses.await(20);
        photograph("paths");
        toggle("JNI");
        scroll(0.42);
        photograph("paths-article");
        scroll(0.65);
        photograph("paths-article-low");
        toggle("Ownership", "所有权");
        settle("0 / 3");
        photograph("ownership-begin");
        window.press("Down", "Down");
        Pulses.await(90);
        window.press("End");
        photograph("ownership-slice");
        window.press("Down", "Down", "Down", "Down", "Down", "Down", "Down", "Down");
        settle("0 / 4");
        window.press("Right", "Right");
        photograph("ownership-retain");
        rdma();
    }

    private void rdma() {
        toggle("RDMA");
        window.click("ibv_post_send WRITE");
        window.click("DMA");
        photograph("rdma-free");
        window.press("Down", "Down");
        window.press("End");
        photograph("rdma-overflow");
        window.press("Up");
        window.press("End");
        photograph("rdma-leak");
        window.click(window.manner.words().say("rdma.analogue.run"));
        window.until(() -> window.texts().contains("SHA-256"));
        scroll(1);
        photograph("rdma-analogue");
    }

    private void settle(String step) {
        window.until(() -> window.texts().contains(step));
        Pulses.await(10);
    }

    private void scroll(double to) {
        window.on(() -> window.scene.getRoot().lookupAll(".cards").stream()
                .filter(node -> node instanceof ScrollPane)
                .forEach(node -> ((ScrollPane) node).setVvalue(to)));
        Pulses.await(5);
    }

    private void toggle(String... texts) {
        window.on(() -> window.scene.getRoot().lookupAll(".toggle-button").stream()
                .map(ToggleButton.class::cast)
                .filter(button -> List.of(texts).contains(button.getText()))
                .findFirst()
                .orElseThrow()
                .fire());
        Pulses.await(5);
    }

    private void photograph(String what) {
        Pulses.await(10);
        FxThread.call(() -> {
            Screenshot.write(window.scene, folder.resolve("play-" + name + "-" + what + ".png"));
            return true;
        });
    }
}
