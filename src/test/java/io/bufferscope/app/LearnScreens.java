package io.bufferscope.app;

import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.ThemeChoice;
import io.bufferscope.l10n.Language;
import io.bufferscope.lesson.LessonTemplate;
import io.bufferscope.session.ChildJvm;
import io.bufferscope.session.ProgramRunner;
import io.bufferscope.view.CodePane;
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
import jfx.incubator.scene.control.richtext.CodeArea;
import jfx.incubator.scene.control.richtext.TextPos;

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

    /// @param args the folder; then a word that the names of the pictures must contain; then `author` to photograph
    ///     the writing of a lesson instead of the course
    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args.length > 0 ? args[0] : "target/screens"));
        String wanted = args.length > 1 ? args[1] : "";
        boolean authoring = args.length > 2 && args[2].equals("author");
        story(folder, wanted, "en-light-100", settings(Language.EN, ThemeChoice.LIGHT, 1, 1440, 900), authoring);
        story(folder, wanted, "zh-dark-100", settings(Language.ZH, ThemeChoice.DARK, 1, 1440, 900), authoring);
        story(
                folder,
                wanted,
                "en-contrast-100",
                settings(Language.EN, ThemeChoice.HIGH_CONTRAST, 1, 1440, 900),
                authoring);
        story(folder, wanted, "en-light-200", settings(Language.EN, ThemeChoice.LIGHT, 2, 1440, 900), authoring);
        Toolkit.stop();
    }

    private static Settings settings(Language language, ThemeChoice theme, double zoom, int width, int height) {
        return new Settings(language, theme, zoom, 50, width, height, true, "").withRoom("room.learn");
    }

    private static void story(Path folder, String wanted, String name, Settings settings, boolean authoring)
            throws Exception {
        if (name.contains(wanted)) {
            ProgramRunner runner = new ProgramRunner(ChildJvm.ofThisProcess());
            try (WindowFixture window = WindowFixture.open(runner, new NoFiles(), null, settings)) {
                LearnScreens screens = new LearnScreens(window, folder, name);
                if (authoring) {
                    screens.author();
                } else {
                    screens.tell();
                }
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

    private void author() throws Exception {
        window.until(() -> !list().getItems().isEmpty());
        Path lesson = Files.createTempDirectory("author").resolve("my-lesson");
        LessonTemplate.write(lesson);
        window.open(lesson);
        settle();
        photograph("author-closed");
        window.press("Shortcut+E");
        settle();
        photograph("author");
        CodeArea area =
                FxThread.call(() -> ((CodePane) window.scene.getRoot().lookup(".learn-author .code-pane")).area());
        window.on(() -> area.replaceText(TextPos.ofLeading(2, 0), TextPos.ofLeading(2, 0), "colour: red\n"));
        window.on(() ->
                area.replaceText(TextPos.ofLeading(14, 0), TextPos.ofLeading(14, 0), "```show\nroom: attic\n```\n"));
        settle();
        photograph("author-mistakes");
        window.on(() -> window.shell.mayClose(() -> {}));
        Pulses.await(5);
        photograph("author-asks");
        window.press("Esc");
        window.on(() -> area.undo());
        window.on(() -> area.undo());
        settle();
        window.on(this::check);
        Pulses.await(40);
        photograph("author-checking");
        Pulses.await(900);
        photograph("author-checked");
    }

    private void check() {
        List<Node> buttons = List.copyOf(window.scene.getRoot().lookupAll(".learn-author .button"));
        ((Button) buttons.getLast()).fire();
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
