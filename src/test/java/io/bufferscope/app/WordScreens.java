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
import io.bufferscope.session.Runner;
import io.bufferscope.view.Fonts;
import io.bufferscope.view.FxThread;
import io.bufferscope.view.Screenshot;
import io.bufferscope.view.Toolkit;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.stage.Stage;

/// A program that photographs what the window says in words: questions, log, glossary, commands; needs no display.
public final class WordScreens {

    private WordScreens() {}

    /// A picture to be taken.
    ///
    /// @param example number of the example in the menu, from 0
    /// @param acts key combinations, `press:` a button's text or `type:` a text, in order
    private record Shot(String name, int example, Language language, ThemeChoice theme, double zoom, String... acts) {}

    private static List<Shot> shots() {
        return List.of(
                new Shot("depth", 0, Language.EN, ThemeChoice.LIGHT, 1, "press:Code", "Page Down", "Page Down"),
                new Shot("depth-zh", 0, Language.ZH, ThemeChoice.DARK, 1, "press:契约", "Page Down", "Page Down"),
                new Shot("find", 1, Language.EN, ThemeChoice.LIGHT, 1, "Page Down", "Shortcut+K", "type:sl"),
                new Shot("find-all-zh", 1, Language.ZH, ThemeChoice.DARK, 1, "Page Down", "Shortcut+K"),
                new Shot("find-200", 1, Language.EN, ThemeChoice.LIGHT, 2, "Page Down", "Shortcut+K", "type:flip"),
                new Shot("glossary", 1, Language.EN, ThemeChoice.LIGHT, 1, "Shift+F1", "type:index"),
                new Shot("glossary-zh", 1, Language.ZH, ThemeChoice.DARK, 1, "Shift+F1"),
                new Shot("settings", 1, Language.EN, ThemeChoice.LIGHT, 1, "Shortcut+Comma"),
                new Shot("about", 1, Language.EN, ThemeChoice.LIGHT, 1, "Shortcut+K", "type:about", "Enter"),
                new Shot("keys", 1, Language.EN, ThemeChoice.LIGHT, 1, "F1"),
                new Shot("question", 1, Language.EN, ThemeChoice.LIGHT, 1, "Page Down", "Page Down"),
                new Shot("answer-fast", 15, Language.ZH, ThemeChoice.LIGHT, 1, "press:显示解释", "End"),
                new Shot("answer-dark", 8, Language.EN, ThemeChoice.DARK, 1, "press:Show the explanation", "End"),
                new Shot("answer-200", 12, Language.EN, ThemeChoice.LIGHT, 2, "press:Show the explanation", "End"),
                new Shot("log", 7, Language.EN, ThemeChoice.LIGHT, 1, "Shortcut+L", "Page Down", "Page Down"),
                new Shot("log-zh-dark", 3, Language.ZH, ThemeChoice.DARK, 1, "Shortcut+L", "Page Down", "Page Down"),
                new Shot("log-200", 3, Language.EN, ThemeChoice.LIGHT, 2, "Shortcut+L", "Page Down"));
    }

    /// Photographs.
    ///
    /// @param args the folder; then a word that the names of the pictures must contain
    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args.length > 0 ? args[0] : "target/screens"));
        String wanted = args.length > 1 ? args[1] : "";
        Toolkit.headless();
        for (Shot shot : shots()) {
            if (shot.name().contains(wanted)) {
                shoot(shot, folder.resolve("words-" + shot.name() + ".png"));
            }
        }
        Toolkit.stop();
    }

    private static void shoot(Shot shot, Path file) throws Exception {
        Settings settings = new Settings(shot.language(), shot.theme(), shot.zoom(), 2, 1440, 900, false, "");
        Runner runner = new ProgramRunner(ChildJvm.ofThisProcess());
        Shell[] shell = new Shell[1];
        Scene scene = FxThread.call(() -> {
            Manner manner = new Manner(settings, Fonts.load());
            ErrorFunnel errors = new ErrorFunnel();
            List<Room> rooms = Rooms.all(new Surroundings(runner, manner, errors, new NoFiles(), settings));
            shell[0] = new Shell(manner, errors, rooms, settings.room());
            Scene made = shell[0].scene(1440, 900);
            Stage stage = new Stage();
            stage.setScene(made);
            stage.show();
            return made;
        });
        FxThread.call(() -> openExample(scene, shot.example()));
        awaitSteps(scene);
        for (String act : shot.acts()) {
            FxThread.call(() -> act(scene, act));
            Pulses.await(6);
        }
        Thread.sleep(700);
        FxThread.call(() -> {
            Screenshot.write(scene, file);
            shell[0].close();
            scene.getWindow().hide();
            return file;
        });
    }

    private static void awaitSteps(Scene scene) throws InterruptedException {
        for (int i = 0; i < 200; i++) {
            Thread.sleep(100);
            String place = FxThread.call(() -> ((Labeled) scene.getRoot().lookup(".step-label")).getText());
            if (!place.matches("\\D*0 ?/ ?0\\D*")) {
                break;
            }
        }
        Thread.sleep(1000);
    }

    private static boolean act(Scene scene, String act) {
        if (act.startsWith("press:")) {
            press(scene, act.substring(6));
        } else if (act.startsWith("type:")) {
            ((TextInputControl) scene.getFocusOwner()).setText(act.substring(5));
        } else {
            Screenshot.press(scene, act);
        }
        return true;
    }

    private static boolean openExample(Scene scene, int number) {
        scene.getRoot().applyCss();
        for (Node node : scene.getRoot().lookupAll(".menu-button")) {
            if (node instanceof MenuButton menu && menu.getItems().size() > 10) {
                menu.getItems().get(number).fire();
                return true;
            }
        }
        throw new AssertionError("no menu of examples");
    }

    private static void press(Scene scene, String text) {
        for (Node node : scene.getRoot().lookupAll(".button")) {
            if (node instanceof Button button && text.equals(button.getText())) {
                button.fire();
                return;
            }
        }
        for (Node node : scene.getRoot().lookupAll(".toggle-button")) {
            if (node instanceof ToggleButton toggle && text.equals(toggle.getText())) {
                toggle.fire();
                return;
            }
        }
        throw new AssertionError("no button " + text);
    }
}
