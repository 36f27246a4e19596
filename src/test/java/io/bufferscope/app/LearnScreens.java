package io.bufferscope.app;

import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.ThemeChoice;
import io.bufferscope.l10n.Language;
import io.bufferscope.session.ChildJvm;
import io.bufferscope.session.ProgramRunner;
import io.bufferscope.view.FxThread;
import io.bufferscope.view.Screenshot;
import io.bufferscope.view.Toolkit;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// A program that photographs the Learn room with real runs behind it; needs no display.
public final class LearnScreens {

    private final WindowFixture window;
    private final Path folder;
    private final String name;

    private LearnScreens(WindowFixture window, Path folder, String name) {
        this.window = window;
        this.folder = folder;
        this.name = name;
    }

    /// @param args the folder; then a word that the names of the pictures must contain
    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args.length > 0 ? args[0] : "target/screens"));
        String wanted = args.length > 1 ? args[1] : "";
        story(folder, wanted, "en-light-100", settings(Language.EN, ThemeChoice.LIGHT, 1, 1440, 900));
        story(folder, wanted, "zh-dark-100", settings(Language.ZH, ThemeChoice.DARK, 1, 1440, 900));
        story(folder, wanted, "en-contrast-100", settings(Language.EN, ThemeChoice.HIGH_CONTRAST, 1, 1440, 900));
        story(folder, wanted, "en-light-200", settings(Language.EN, ThemeChoice.LIGHT, 2, 1440, 900));
        Toolkit.stop();
    }

    private static Settings settings(Language language, ThemeChoice theme, double zoom, int width, int height) {
        return new Settings(language, theme, zoom, 50, width, height, true, "").withRoom("room.learn");
    }

    private static void story(Path folder, String wanted, String name, Settings settings) throws Exception {
        if (name.contains(wanted)) {
            ProgramRunner runner = new ProgramRunner(ChildJvm.ofThisProcess());
            try (WindowFixture window = WindowFixture.open(runner, new NoFiles(), null, settings)) {
                new LearnScreens(window, folder, name).tell();
            }
        }
    }

    private void tell() throws Exception {
        window.on(this::showList);
        window.until(() -> !list().getItems().isEmpty());
        for (int lesson = 0; lesson < Math.min(3, list().getItems().size()); lesson++) {
            int index = lesson;
            window.on(this::showList);
            Pulses.await(5);
            window.on(() -> choose(index));
            for (int step = 0; step < 12; step++) {
                settle();
                photograph("lesson-" + lesson + "-" + step);
                if (!options().isEmpty()) {
                    window.press("1");
                    settle();
                    photograph("lesson-" + lesson + "-" + step + "-answered");
                }
                String before = place();
                window.press("Page Down");
                Pulses.await(5);
                if (place().equals(before) || place().startsWith("1 /")) {
                    break;
                }
            }
        }
    }

    /// Presses the button of the list where there is no room for the list.
    private void showList() {
        if (window.scene.getRoot().lookup(".learn-course") == null) {
            window.scene.getRoot().lookupAll(".icon-button").stream()
                    .filter(node -> node instanceof Button button
                            && List.of("Choose a lesson", "选择课程").contains(button.getAccessibleText()))
                    .forEach(node -> ((Button) node).fire());
        }
    }

    private void choose(int lesson) {
        ListView<Object> list = list();
        list.getSelectionModel().select(lesson);
        list.getOnKeyPressed()
                .handle(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false));
    }

    private void settle() {
        Pulses.await(60);
    }

    private String place() {
        return FxThread.call(() -> ((javafx.scene.control.Label)
                        ((javafx.scene.layout.HBox) window.scene.getRoot().lookup(".learn-foot"))
                                .getChildren()
                                .get(2))
                .getText());
    }

    private List<Node> options() {
        return FxThread.call(() -> window.scene.getRoot().lookupAll(".learn-option").stream()
                .filter(node -> node instanceof Button button && !button.isDisabled())
                .toList());
    }

    @SuppressWarnings("unchecked")
    private ListView<Object> list() {
        return (ListView<Object>) window.scene.getRoot().lookup(".learn-course .list-view");
    }

    private void photograph(String what) throws Exception {
        Pulses.await(10);
        FxThread.call(() -> {
            Screenshot.write(window.scene, folder.resolve("learn-" + what + "-" + name + ".png"));
            return true;
        });
    }
}
