package io.bufferscope.app;

import static java.util.Locale.ROOT;

import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.Shell;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.app.shell.ThemeChoice;
import io.bufferscope.l10n.Language;
import io.bufferscope.view.CodePane;
import io.bufferscope.view.Fonts;
import io.bufferscope.view.FxThread;
import io.bufferscope.view.Screenshot;
import io.bufferscope.view.Toolkit;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.TextField;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Popup;
import javafx.stage.Stage;
import javafx.stage.Window;
import jfx.incubator.scene.control.richtext.CodeArea;
import jfx.incubator.scene.control.richtext.TextPos;

/// A program that photographs the editor's tabs, completion, find bar and question into a folder; needs no display.
public final class EditorScreens {

    private static final List<String> PROGRAMS = List.of("FlipAndIndices", "CompactAndClear", "CompositeBuffer");

    private final Path folder;
    private final String name;
    private final Stage stage;
    private final Shell shell;

    private EditorScreens(Path folder, String name, Settings settings) {
        this.folder = folder;
        this.name = name;
        this.stage = FxThread.call(Stage::new);
        this.shell = FxThread.call(() -> shell(settings));
    }

    /// @param args the folder; then a word that the names of the pictures must contain
    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args.length > 0 ? args[0] : "target/screens"));
        Toolkit.headless();
        for (Language language : Language.values()) {
            for (ThemeChoice theme : List.of(ThemeChoice.LIGHT, ThemeChoice.DARK)) {
                for (double zoom : List.of(1.0, 2.0)) {
                    String name = "editor-%s-%s-%d"
                            .formatted(language.tag(), theme.name().toLowerCase(ROOT), (int) (zoom * 100));
                    Settings settings = new Settings(language, theme, zoom, 2, 1440, 900, false, "");
                    if (args.length < 2 || name.contains(args[1])) {
                        new EditorScreens(folder, name, settings).shoot();
                    }
                }
            }
        }
        Toolkit.stop();
    }

    private Shell shell(Settings settings) {
        Manner manner = new Manner(settings, Fonts.load());
        ErrorFunnel errors = new ErrorFunnel();
        Shell made = new Shell(
                manner,
                errors,
                Rooms.all(new Surroundings(FakeRunner.ofSample(), manner, errors, new NoFiles(), settings)),
                settings.room());
        stage.setScene(made.scene(1440, 900));
        stage.show();
        return made;
    }

    private void shoot() throws Exception {
        for (String program : PROGRAMS) {
            Path copy = Files.createTempDirectory("programs").resolve(program + ".java");
            Files.copy(Path.of("src/main/resources/examples").resolve(program + ".java"), copy);
            FxThread.call(() -> {
                shell.open(copy);
                return copy;
            });
        }
        Pulses.await(5);
        complete();
        find();
        ask();
        FxThread.call(() -> {
            shell.close();
            stage.close();
            return stage;
        });
    }

    private void complete() throws Exception {
        FxThread.call(() -> {
            CodeArea area = area();
            area.requestFocus();
            TextPos place = TextPos.ofLeading(10, 0);
            area.select(area.replaceText(place, place, "        ByteBuf mine = Unpooled.buffer();\n        mine"));
            area.fireEvent(new KeyEvent(KeyEvent.KEY_TYPED, ".", "", KeyCode.UNDEFINED, false, false, false, false));
            return area;
        });
        Pulses.await(20);
        take("complete");
        press("Esc");
    }

    private void find() throws Exception {
        press("Shortcut+F");
        FxThread.call(() -> {
            ((TextField) stage.getScene().getRoot().lookup(".find-bar .text-field")).setText("buf");
            return stage;
        });
        Pulses.await(10);
        take("find");
        press("Esc");
    }

    private void ask() throws Exception {
        FxThread.call(() -> shell.mayClose(() -> {}));
        Pulses.await(10);
        take("ask");
    }

    private CodeArea area() {
        return ((CodePane) stage.getScene().getRoot().lookup(".code-pane")).area();
    }

    private void press(String keys) {
        FxThread.call(() -> Screenshot.press(stage.getScene(), keys));
        Pulses.await(5);
    }

    private void take(String what) throws Exception {
        Path file = folder.resolve(name + "-" + what + ".png");
        byte[] bytes = FxThread.call(() -> {
            WritableImage image = Screenshot.take(stage.getScene());
            Window.getWindows().stream().filter(Popup.class::isInstance).forEach(popup -> lay(image, popup));
            return Screenshot.png(image);
        });
        Files.write(file, bytes);
    }

    private void lay(WritableImage image, Window popup) {
        WritableImage part = popup.getScene().snapshot(null);
        Scene scene = stage.getScene();
        int left = (int) (popup.getX() - stage.getX() - scene.getX());
        int top = (int) (popup.getY() - stage.getY() - scene.getY());
        int width = (int) Math.min(part.getWidth(), image.getWidth() - left);
        int height = (int) Math.min(part.getHeight(), image.getHeight() - top);
        image.getPixelWriter().setPixels(left, top, width, height, part.getPixelReader(), 0, 0);
    }
}
