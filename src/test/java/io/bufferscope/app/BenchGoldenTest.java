package io.bufferscope.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.ThemeChoice;
import io.bufferscope.l10n.Language;
import io.bufferscope.view.Screenshot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The Bench room in four states, both languages, light, dark and high contrast, at 100 % and 200 %: what can be read
/// as text against `src/test/resources/golden/benchroom`, with nothing cut, overlapping or too faint; the pictures go
/// to `target/bench-pictures`. Results are made up, so that nothing depends on the machine.
///
/// `-Dgolden.accept=true` takes the new texts over.
class BenchGoldenTest {

    private static final Path GOLDEN = Path.of("src", "test", "resources", "golden", "benchroom");
    private static final Path PICTURES = Path.of("target", "bench-pictures");
    private static final List<ThemeChoice> THEMES =
            List.of(ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST, ThemeChoice.LIGHT);

    private final List<String> faults = new ArrayList<>();
    private WindowFixture window;
    private String manner;

    @TempDir
    Path user;

    @ParameterizedTest
    @CsvSource({"EN, 1", "EN, 2", "ZH, 1", "ZH, 2"})
    void room_readsTheSame_inEveryTheme(Language language, double zoom) throws Exception {
        Settings settings = new Settings(language, ThemeChoice.LIGHT, zoom, 50, 1440, 900, true, "");
        manner = "%s-%d".formatted(language.tag(), (int) (100 * zoom));
        FixedBench.keep(user);
        try (WindowFixture opened = WindowFixture.openBench(settings, new FixedBench(), user)) {
            window = opened;
            assertThat(window.until(() -> window.texts().contains("Some VM"))).isTrue();
            check("results");
            toggle(say("bench.history.compare"), 1);
            check("compared");
            scrollThrough();
            toggle(say("bench.part.claims"), 0);
            check("claims");
            window.click(say("bench.claims.quick"));
            assertThat(window.until(() -> window.texts().contains("2026-11-30T22:00:00Z")
                            && !window.texts().contains(say("bench.cancel"))))
                    .isTrue();
            for (int i = 0; i < 33; i++) {
                window.press("Alt+Down");
            }
            check("checked");
            scrollThrough();
        }
        assertThat(faults).isEmpty();
    }

    private String say(String key) {
        return window.manner.words().say(key);
    }

    private void toggle(String text, int number) {
        window.on(() -> window.scene.getRoot().lookupAll(".toggle-button").stream()
                .map(ToggleButton.class::cast)
                .filter(button -> text.equals(button.getText()))
                .toList()
                .get(number)
                .fire());
        Pulses.await(10);
    }

    /// Looks at every part of the cards.
    private void scrollThrough() throws IOException {
        for (int i = 1; i <= 2; i++) {
            double to = i / 2.0;
            window.on(() -> panes().forEach(pane -> pane.setVvalue(to)));
            Pulses.await(5);
            photograph("%s-cards-%d".formatted(manner, i));
        }
        window.on(() -> panes().forEach(pane -> pane.setVvalue(0)));
    }

    private List<ScrollPane> panes() {
        List<ScrollPane> panes = new ArrayList<>();
        for (Node node : window.scene.getRoot().lookupAll(".cards")) {
            if (node instanceof ScrollPane pane) {
                panes.add(pane);
            }
        }
        return panes;
    }

    private void check(String state) throws IOException {
        String text = null;
        for (ThemeChoice theme : THEMES) {
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
