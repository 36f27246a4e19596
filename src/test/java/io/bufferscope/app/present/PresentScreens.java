package io.bufferscope.app.present;

import io.bufferscope.app.Pulses;
import io.bufferscope.app.WindowFixture;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.ThemeChoice;
import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.lesson.Lesson;
import io.bufferscope.lesson.LessonFolder;
import io.bufferscope.lesson.LessonParser;
import io.bufferscope.lesson.LessonRuns;
import io.bufferscope.session.ChildJvm;
import io.bufferscope.session.ProgramRunner;
import io.bufferscope.view.Fonts;
import io.bufferscope.view.FxThread;
import io.bufferscope.view.Screenshot;
import io.bufferscope.view.Toolkit;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.stage.Window;

/// A program that photographs slides of a lesson into a folder; needs no display.
///
/// Arguments: the folder, the lesson's folder, the index of the step, a word that the pictures' names must contain.
public final class PresentScreens {

    private static final int[][] SIZES = {{1024, 768}, {1920, 1080}, {512, 384}};

    private PresentScreens() {}

    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args[0]));
        Toolkit.headless();
        if (args[1].endsWith(".java")) {
            trace(Path.of(args[1]), folder);
            return;
        }
        LessonFolder lesson = new LessonFolder(Path.of(args[1]), true);
        for (Language language : Language.values()) {
            Lesson text = LessonParser.parse(
                    language, lesson.text(Lesson.file(language)).orElseThrow(), mistake -> {});
            try (LessonRuns runs = LessonRuns.of(lesson, text, new ProgramRunner(ChildJvm.ofThisProcess()), 0)) {
                LessonDeck deck = FxThread.call(() -> new LessonDeck(
                        new LessonDeck.Material(text, lesson, runs::of, 0, Integer.parseInt(args[2])),
                        Messages.of(language)));
                for (int[] size : SIZES) {
                    String name = language.tag() + "-" + size[0];
                    if (name.contains(args.length > 3 ? args[3] : "")) {
                        shoot(deck, language, size, folder.resolve(name));
                    }
                }
            }
        }
        Toolkit.stop();
    }

    /// Runs a program in the Scope room and presents its trace.
    private static void trace(Path program, Path folder) throws Exception {
        try (WindowFixture window = WindowFixture.open(new ProgramRunner(ChildJvm.ofThisProcess()))) {
            window.open(program.toAbsolutePath());
            Thread.sleep(5000);
            window.press("Page Down", "Page Down", "Page Down", "F5");
            Stage stage = window.get(() -> Window.getWindows().stream()
                    .filter(Stage.class::isInstance)
                    .map(Stage.class::cast)
                    .filter(Stage::isFullScreen)
                    .findFirst()
                    .orElseThrow());
            press(stage.getScene(), folder.resolve("trace-1") + "");
            press(stage.getScene(), folder.resolve("trace-2") + "", "Page Down");
            press(stage.getScene(), folder.resolve("trace-3") + "", "Page Down", "T", "Equals", "Equals");
        }
        Toolkit.stop();
    }

    private static void shoot(Deck deck, Language language, int[] size, Path name) throws Exception {
        Presenter shown = FxThread.call(() -> {
            Settings settings = new Settings(language, ThemeChoice.LIGHT, 1, 2, 1440, 900, false, "");
            Manner manner = new Manner(settings, Fonts.load());
            manner.calmProperty().set(true);
            return Presenter.open(manner, deck, InstantSource.system(), size[0], size[1]);
        });
        press(shown.scene(), name + "-1-question");
        press(shown.scene(), name + "-2-poll", "V", "1", "1", "2", "2", "2", "2", "2", "3");
        press(shown.scene(), name + "-3-revealed", "R");
        press(shown.scene(), name + "-4-next", "Page Down");
        press(shown.scene(), name + "-5-large", "Page Up", "Equals", "Equals", "Equals", "Equals");
        press(shown.scene(), name + "-6-largest", "Equals", "Equals", "Equals");
        press(shown.scene(), name + "-7-first", "0", "Home", "T");
        press(shown.scene(), name + "-8-last", "End", "T");
        press(shown.scene(), name + "-9-spotlight", "T", "Page Up", "S");
        FxThread.call(() -> Screenshot.press(shown.scene(), "N"));
        Pulses.await(5);
        press(shown.speakerScene().orElseThrow(), name + "-speaker", "Page Up");
        FxThread.call(() -> {
            shown.end();
            return true;
        });
    }

    private static void press(Scene scene, String name, String... keys) throws Exception {
        for (String key : keys) {
            FxThread.call(() -> Screenshot.press(scene, key));
            Pulses.await(2);
        }
        Pulses.await(8);
        FxThread.call(() -> {
            Screenshot.write(scene, Path.of(name + ".png"));
            return true;
        });
    }
}
