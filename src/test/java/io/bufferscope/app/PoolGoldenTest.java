package io.bufferscope.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.ThemeChoice;
import io.bufferscope.l10n.Language;
import io.bufferscope.probe.pool.PoolRig;
import io.bufferscope.trace.TraceFile;
import io.bufferscope.view.Screenshot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TitledPane;
import javafx.scene.control.ToggleButton;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The Pool room in five states, both languages, light, dark and high contrast, at 100 % and 200 %: what can be read as
/// text against `src/test/resources/golden/poolroom`, with nothing cut, overlapping or too faint; the pictures go to
/// `target/pool-pictures`.
///
/// `-Dgolden.accept=true` takes the new texts over.
class PoolGoldenTest {

    private static final Path GOLDEN = Path.of("src", "test", "resources", "golden", "poolroom");
    private static final Path PICTURES = Path.of("target", "pool-pictures");
    private static final List<ThemeChoice> THEMES =
            List.of(ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST, ThemeChoice.LIGHT);
    private static final String[] STORY = {
        "allocator teaching",
        "thread other plain",
        "a = direct 500",
        "b = direct 40 KiB",
        "c = heap 450 on other",
        "release a",
        "d = direct 450"
    };

    @TempDir
    Path folder;

    private final List<String> faults = new ArrayList<>();
    private WindowFixture window;
    private String manner;

    @ParameterizedTest
    @CsvSource({"EN, 1", "EN, 2", "ZH, 1", "ZH, 2"})
    void room_readsTheSame_inEveryTheme(Language language, double zoom) throws Exception {
        Settings settings = new Settings(language, ThemeChoice.LIGHT, zoom, 50, 1440, 900, false, "");
        manner = "%s-%d".formatted(language.tag(), (int) (100 * zoom));
        Path recording = folder.resolve("recorded.bscope");
        try (FakePools pools = FakePools.of(STORY);
                PoolRig rig = new PoolRig();
                WindowFixture opened = WindowFixture.openAll(FakeRunner.ofSample(), new NoFiles(), pools, settings)) {
            rig.play("allocator adaptive", "a = direct 500", "b = heap 40 KiB");
            TraceFile.save(rig.trace(), recording);
            window = opened;
            window.press("Shortcut+3");
            until("7 / 7");
            check("placed");
            expand();
            check("expanded");
            scrollThrough();
            history(true);
            check("history");
            history(false);
            window.open(recording);
            window.press("End");
            until("3 / 3");
            check("recording");
        }
        assertThat(faults).isEmpty();
    }

    private void until(String steps) {
        assertThat(window.until(() -> window.texts().contains(steps))).as(steps).isTrue();
        Pulses.await(20);
    }

    private void expand() {
        window.on(() -> window.scene.getRoot().lookupAll(".titled-pane").forEach(pane -> {
            ((TitledPane) pane).setAnimated(false);
            ((TitledPane) pane).setExpanded(true);
        }));
        Pulses.await(10);
    }

    private void history(boolean open) {
        window.on(() -> window.scene.getRoot().lookupAll(".top-bar .toggle-button").stream()
                .map(ToggleButton.class::cast)
                .findFirst()
                .orElseThrow()
                .setSelected(open));
        if (open) {
            String allocate = manner.startsWith("zh") ? "分配 " : "Allocate ";
            window.click(allocate + "24 KiB");
            window.click(allocate + "5 MiB");
        }
        Pulses.await(10);
    }

    /// Looks at every part of the cards.
    private void scrollThrough() throws IOException {
        for (int i = 1; i <= 8; i++) {
            double to = i / 8.0;
            window.on(() -> ((ScrollPane) window.scene.getRoot().lookup(".cards")).setVvalue(to));
            Pulses.await(5);
            photograph("%s-cards-%d".formatted(manner, i));
        }
        window.on(() -> ((ScrollPane) window.scene.getRoot().lookup(".cards")).setVvalue(0));
    }

    private void check(String state) throws IOException {
        String text = null;
        for (ThemeChoice theme : THEMES) {
            window.on(() -> window.manner.choose(theme));
            Pulses.await(20);
            String name = "%s-%s-%s".formatted(manner, state, theme.name().toLowerCase(Locale.ROOT));
            photograph(name);
            String now = window.get(() -> RoomText.of(window.scene.getRoot()))
                    .replaceAll("(?<=text {8})[\\d,.]+ ([KMG]i)?B(?=\\n)", "(size)");
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
