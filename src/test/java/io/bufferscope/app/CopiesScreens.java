package io.bufferscope.app;

import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.ThemeChoice;
import io.bufferscope.copies.Group;
import io.bufferscope.l10n.Language;
import io.bufferscope.view.FxThread;
import io.bufferscope.view.Screenshot;
import io.bufferscope.view.Toolkit;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;

/// A program that photographs the Copies room while it measures with a real child; needs no display.
public final class CopiesScreens {

    private final WindowFixture window;
    private final Path folder;
    private final String name;

    private CopiesScreens(WindowFixture window, Path folder, String name) {
        this.window = window;
        this.folder = folder;
        this.name = name;
    }

    /// @param args the folder; then a word that the names of the pictures must contain
    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args.length > 0 ? args[0] : "target/screens"));
        String wanted = args.length > 1 ? args[1] : "";
        story(folder, wanted, "en-light-100", settings(Language.EN, ThemeChoice.LIGHT, 1));
        story(folder, wanted, "zh-dark-100", settings(Language.ZH, ThemeChoice.DARK, 1));
        story(folder, wanted, "en-contrast-100", settings(Language.EN, ThemeChoice.HIGH_CONTRAST, 1));
        story(folder, wanted, "en-light-200", settings(Language.EN, ThemeChoice.LIGHT, 2));
        Toolkit.stop();
    }

    private static Settings settings(Language language, ThemeChoice theme, double zoom) {
        return new Settings(language, theme, zoom, 50, 1440, 900, true, "");
    }

    private static void story(Path folder, String wanted, String name, Settings settings) throws Exception {
        if (name.contains(wanted)) {
            try (WindowFixture window = WindowFixture.open(FakeRunner.ofSample(), new NoFiles(), null, settings)) {
                new CopiesScreens(window, folder, name).tell(settings.language() == Language.ZH ? "测量" : "Measure");
            }
        }
    }

    private void tell(String measure) {
        window.press("Shortcut+4");
        photograph("empty");
        for (Group group : List.of(Group.SOCKET, Group.FILE, Group.TO_NATIVE, Group.MODEL)) {
            choose(group);
            if (group != Group.MODEL) {
                window.click(measure);
                window.until(() -> !bar().isVisible());
                Pulses.await(10);
            }
            window.press("Right", "Right");
            photograph(group.id());
            scroll(1);
            photograph(group.id() + "-cards");
            scroll(0.45);
            photograph(group.id() + "-middle");
            scroll(0);
        }
    }

    private ProgressBar bar() {
        return (ProgressBar) window.scene.getRoot().lookup(".progress-bar");
    }

    private void choose(Group group) {
        window.on(() -> window.scene.getRoot().lookupAll(".combo-box").forEach(node -> choose(node, group)));
        Pulses.await(5);
    }

    @SuppressWarnings("unchecked")
    private static void choose(Node node, Group group) {
        if (node instanceof ComboBox<?> box && box.getItems().contains(group)) {
            ((ComboBox<Group>) box).setValue(group);
        }
    }

    private void scroll(double to) {
        window.on(() -> window.scene.getRoot().lookupAll(".cards").stream()
                .filter(node -> node.getScene() != null && ((ScrollPane) node).getContent() != null)
                .forEach(node -> ((ScrollPane) node).setVvalue(to)));
        Pulses.await(5);
    }

    private void photograph(String what) {
        Pulses.await(5);
        FxThread.call(() -> {
            Screenshot.write(window.scene, folder.resolve("copies-" + name + "-" + what + ".png"));
            return true;
        });
    }
}
