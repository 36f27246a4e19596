package io.bufferscope.app;

import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.ThemeChoice;
import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.session.ChildJvm;
import io.bufferscope.session.ProgramRunner;
import io.bufferscope.view.FxThread;
import io.bufferscope.view.Screenshot;
import io.bufferscope.view.Toolkit;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;

/// A program that photographs what a person plays in the Pool room: comparing, stopping, predicting; needs no display.
public final class PoolPlayScreens {

    private final WindowFixture window;
    private final Path folder;
    private final String name;
    private final Messages messages;

    private PoolPlayScreens(WindowFixture window, Path folder, String name, Messages messages) {
        this.window = window;
        this.folder = folder;
        this.name = name;
        this.messages = messages;
    }

    /// @param args the folder; then a word that the names of the looks must contain; then one for the scenes
    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args.length > 0 ? args[0] : "target/screens"));
        String look = args.length > 1 ? args[1] : "";
        String scene = args.length > 2 ? args[2] : "";
        story(
                folder,
                look,
                scene,
                "en-light",
                new Settings(Language.EN, ThemeChoice.LIGHT, 1, 2, 1440, 900, false, ""));
        story(folder, look, scene, "zh-dark", new Settings(Language.ZH, ThemeChoice.DARK, 1, 2, 1440, 900, false, ""));
        story(
                folder,
                look,
                scene,
                "en-small",
                new Settings(Language.EN, ThemeChoice.LIGHT, 1, 2, 1366, 768, false, ""));
        story(
                folder,
                look,
                scene,
                "en-dark-200",
                new Settings(Language.EN, ThemeChoice.DARK, 2, 2, 1440, 900, false, ""));
        Toolkit.stop();
    }

    private static void story(Path folder, String look, String scene, String name, Settings settings) throws Exception {
        if (!name.contains(look)) {
            return;
        }
        ProgramRunner runner = new ProgramRunner(ChildJvm.ofThisProcess());
        try (WindowFixture window = WindowFixture.open(runner, new NoFiles(), null, settings)) {
            PoolPlayScreens screens = new PoolPlayScreens(window, folder, name, Messages.of(settings.language()));
            screens.click("room.pool");
            settle(2500);
            if (scene.isEmpty() || scene.equals("curves")) {
                screens.curves();
            }
            if (scene.isEmpty() || scene.equals("play")) {
                screens.stop();
                screens.predict();
            }
            if (scene.isEmpty() || scene.equals("duel")) {
                screens.duel();
            }
        }
    }

    private void curves() throws Exception {
        for (String command : new String[] {"a = direct 500", "b = direct 40 KiB", "c = direct 450", "release b"}) {
            say(command);
        }
        settle(1000);
        photograph("curves");
    }

    private void stop() throws Exception {
        say("stop when new chunk");
        say("workload sawtooth seed=3 rate=300");
        settle(1500);
        side(0.45);
        photograph("stopped");
        say("stop");
        say("stop when never");
        side(0);
    }

    private void predict() throws Exception {
        say("allocator teaching");
        say("p = direct 500");
        window.on(() -> window.scene.getRoot().lookupAll(".check-box").stream()
                .map(CheckBox.class::cast)
                .filter(box -> messages.text("predict.ask").equals(box.getText()))
                .forEach(box -> box.setSelected(true)));
        say("q = direct 450");
        settle(500);
        choosePlace(8);
        side(0.3);
        photograph("predict");
        click("predict.confirm");
        settle(1000);
        photograph("predicted");
    }

    @SuppressWarnings("unchecked")
    private void choosePlace(int index) {
        window.on(() -> window.scene.getRoot().lookupAll(".list-view").stream()
                .filter(list -> messages.text("predict.places").equals(list.getAccessibleText()))
                .forEach(list -> ((ListView<Object>) list).getSelectionModel().select(index)));
    }

    private void side(double to) {
        window.on(() -> ((ScrollPane) window.scene.getRoot().lookup(".cards")).setVvalue(to));
    }

    private void duel() throws Exception {
        click("duel.open");
        settle(500);
        photograph("duel-form");
        click("duel.start");
        settle(6000);
        photograph("duel");
        window.press("Left", "Left", "Left");
        choose("duel.first", "defaults");
        choose("duel.second", "defaults-bare");
        click("duel.start");
        settle(6000);
        photograph("duel-pooled");
        click("duel.close");
    }

    private void say(String command) throws Exception {
        window.on(() -> {
            TextField line = (TextField) window.scene.getRoot().lookup(".pool-line");
            line.setText(command);
            line.fireEvent(new ActionEvent());
        });
        settle(250);
    }

    private void choose(String key, String entry) {
        String title = messages.text(key);
        window.on(() -> window.scene.getRoot().lookupAll(".combo-box").stream()
                .filter(node -> title.equals(node.getAccessibleText()))
                .forEach(node -> select(node, entry)));
    }

    @SuppressWarnings("unchecked")
    private static void select(Node box, String entry) {
        ((ComboBox<String>) box).setValue(entry);
    }

    private void click(String key) {
        String text = messages.text(key);
        window.on(() -> {
            Set<Node> nodes = new LinkedHashSet<>(window.scene.getRoot().lookupAll(".toggle-button"));
            nodes.addAll(window.scene.getRoot().lookupAll(".button"));
            nodes.stream()
                    .map(ButtonBase.class::cast)
                    .filter(button -> text.equals(button.getText()) || text.equals(button.getAccessibleText()))
                    .findFirst()
                    .orElseThrow()
                    .fire();
        });
    }

    private static void settle(long millis) throws InterruptedException {
        Thread.sleep(millis);
        Pulses.await(5);
    }

    private void photograph(String what) {
        Pulses.await(30);
        for (int again = 0; again < 2; again++) {
            FxThread.call(() -> Screenshot.take(window.scene));
            Pulses.await(3);
        }
        window.get(() -> {
            Screenshot.write(window.scene, folder.resolve("play-" + name + "-" + what + ".png"));
            return true;
        });
    }
}
