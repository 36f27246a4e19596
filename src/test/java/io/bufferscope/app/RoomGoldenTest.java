package io.bufferscope.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.ThemeChoice;
import io.bufferscope.instrument.Problem;
import io.bufferscope.l10n.Language;
import io.bufferscope.session.RunStart;
import io.bufferscope.view.Screenshot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The room in five states, both languages, light, dark and high contrast, at 100 % and 200 %: what can be read as text
/// against
/// `src/test/resources/golden/room`, with nothing cut, overlapping or too faint; the pictures go to
/// `target/room-pictures`.
///
/// `-Dgolden.accept=true` takes the new texts over.
class RoomGoldenTest {

    private static final Path GOLDEN = Path.of("src", "test", "resources", "golden", "room");
    private static final Path PICTURES = Path.of("target", "room-pictures");

    @TempDir
    Path folder;

    private static final String MISTAKE = "incompatible types: String cannot be converted to ByteBuffer";

    private final FakeRunner runner = FakeRunner.ofSample();
    private final List<String> faults = new ArrayList<>();
    private WindowFixture window;
    private String manner;

    @ParameterizedTest
    @CsvSource({"EN, 1", "EN, 2", "ZH, 1", "ZH, 2"})
    void room_readsTheSame_inEveryTheme(Language language, double zoom) throws Exception {
        Path file = Files.writeString(folder.resolve("Flip.java"), SampleTrace.SOURCE);
        Settings settings = new Settings(language, ThemeChoice.LIGHT, zoom, 50, 1440, 900, false, "");
        manner = "%s-%d".formatted(language.tag(), (int) (100 * zoom));
        try (WindowFixture opened = WindowFixture.open(runner, new NoFiles(), null, settings)) {
            window = opened;
            window.open(file);
            check("written");
            window.press("Page Down", "Page Down");
            check("flipped");
            window.press("End");
            check("ended");
            window.press("F9");
            compare(language);
            check("compared");
            runner.answer(source -> new RunStart.NotCompiled(
                    List.of(new Problem(8, 9, MISTAKE), new Problem(9, 14, MISTAKE)), MISTAKE));
            window.press("F9");
            check("mistaken");
        }
        assertThat(faults).isEmpty();
    }

    private void compare(Language language) {
        String name = language == Language.ZH ? "把运行 1 与正在显示的比较" : "Compare run 1 with the one shown";
        window.click(name);
        assertThat(window.until(() -> window.scene.getRoot().lookup(".compare") != null))
                .isTrue();
    }

    private void check(String state) throws IOException {
        String text = null;
        for (ThemeChoice theme : List.of(ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST, ThemeChoice.LIGHT)) {
            window.on(() -> window.manner.choose(theme));
            Pulses.await(20);
            String name = "%s-%s-%s".formatted(manner, state, theme.name().toLowerCase(Locale.ROOT));
            photograph(name);
            String now = window.get(() -> RoomText.of(window.scene.getRoot()));
            assertThat(now).as(name).isEqualTo(text == null ? now : text);
            text = now;
        }
        Path file = GOLDEN.resolve("%s-%s.txt".formatted(manner, state));
        if (Boolean.getBoolean("golden.accept")) {
            Files.createDirectories(GOLDEN);
            Files.writeString(file, text);
        }
        assertThat(text).isEqualTo(Files.readString(file));
    }

    private void photograph(String name) throws IOException {
        Files.createDirectories(PICTURES);
        window.get(() -> {
            Screenshot.write(window.scene, PICTURES.resolve(name + ".png"));
            return name;
        });
        window.get(() -> Soundness.faults(window.scene)).forEach(fault -> faults.add(name + ": " + fault));
    }
}
