package io.bufferscope.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.app.shell.FileChoice;
import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.ThemeChoice;
import io.bufferscope.l10n.Language;
import io.bufferscope.probe.pool.PoolRig;
import io.bufferscope.session.RunStart;
import io.bufferscope.trace.Trace;
import io.bufferscope.trace.TraceFile;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the Pool room gives away and what it shows besides its own session.
class PoolGateTest {

    private static final String[] STORY = {
        "allocator teaching", "a = direct 500", "b = direct 40KiB", "stats", "release a"
    };
    private static final Settings SETTINGS = new Settings(Language.EN, ThemeChoice.LIGHT, 1, 50, 1300, 900, false, "");

    @TempDir
    Path folder;

    private WindowFixture window(FakePools pools, FileChoice choice) {
        WindowFixture window = WindowFixture.openAll(FakeRunner.ofSample(), choice, pools, SETTINGS);
        window.press("Shortcut+3");
        assertThat(window.until(() -> window.texts().contains("step 5 / 5"))).isTrue();
        return window;
    }

    private static void export(WindowFixture window, int item) {
        window.on(() -> menu(window, "Export").getItems().get(item).fire());
    }

    private static MenuButton menu(WindowFixture window, String text) {
        return (MenuButton) window.scene.getRoot().lookupAll(".menu-button").stream()
                .filter(node -> node instanceof MenuButton menu && text.equals(menu.getText()))
                .findFirst()
                .orElseThrow();
    }

    private String written(WindowFixture window, String name) throws Exception {
        Path file = folder.resolve(name);
        assertThat(window.until(() -> Files.exists(file))).as(name).isTrue();
        return Files.readString(file);
    }

    @Test
    void export_writesWhatIsShown_asPictureAndJson() throws Exception {
        try (FakePools pools = FakePools.of(STORY);
                WindowFixture window = window(pools, new OneFile(folder))) {
            window.press("Left", "Left");
            window.until(() -> window.texts().contains("step 3 / 5"));
            export(window, 0);
            export(window, 1);
            export(window, 2);
            export(window, 3);
            assertThat(written(window, "pool-step-3.svg")).startsWith("<svg").contains("step 3: b = direct 40KiB");
            assertThat(written(window, "pool-step-3.json"))
                    .startsWith("{\"step\":3,\"event\":\"command\"")
                    .contains("\"command\":\"b = direct 40KiB\"", "\"className\":\"io.netty.buffer.Pooled");
            Path small = folder.resolve("pool-step-3.png");
            Path large = folder.resolve("pool-step-3@2x.png");
            assertThat(window.until(() -> Files.exists(small) && Files.exists(large)))
                    .isTrue();
            assertThat(width(large)).isEqualTo(2 * width(small));
            assertThat(folder.toFile().list()).hasSize(4);
        }
    }

    /// The width in the header of a PNG file.
    private static int width(Path png) throws Exception {
        return java.nio.ByteBuffer.wrap(Files.readAllBytes(png)).getInt(16);
    }

    @Test
    void session_isSaved_andTheFileOpensAgain() throws Exception {
        try (FakePools pools = FakePools.of(STORY);
                WindowFixture window = window(pools, new OneFile(folder))) {
            window.press("Shortcut+S");
            Path file = folder.resolve("pool.bscope");
            assertThat(window.until(() -> Files.exists(file))).isTrue();
            try (Trace trace = TraceFile.open(file)) {
                assertThat(trace.steps()).isEqualTo(5);
            }
        }
    }

    @Test
    void stats_areThoseOfTheStep_orAskedOfTheLivingAllocator_orSaidToBeUnknown() throws Exception {
        try (FakePools pools = FakePools.of(STORY);
                WindowFixture window = window(pools, new OneFile(folder))) {
            window.press("Left");
            window.until(() -> window.texts().contains("step 4 / 5"));
            export(window, 4);
            assertThat(written(window, "pool-step-4-stats.txt")).contains("Chunk(s) at 0~25%");
            window.press("Left");
            window.until(() -> window.texts().contains("step 3 / 5"));
            export(window, 4);
            assertThat(window.until(() -> window.texts().contains("only a living allocator can be asked")))
                    .isTrue();
            assertThat(pools.sent).doesNotContain("stats");
            window.press("End");
            window.until(() -> window.texts().contains("step 5 / 5"));
            export(window, 4);
            assertThat(pools.sent).contains("stats");
        }
    }

    @Test
    void export_says_whenTheFileCannotBeWritten() throws Exception {
        try (FakePools pools = FakePools.of(STORY);
                WindowFixture window = window(pools, new OneFile(folder.resolve("missing")))) {
            export(window, 0);
            assertThat(window.until(() -> window.texts().contains("cannot be saved there")))
                    .isTrue();
        }
    }

    @Test
    void recordingOfASession_opensInThePoolRoom_whereNothingCanBePlayed() throws Exception {
        Path file = folder.resolve("kept.bscope");
        try (PoolRig rig = new PoolRig();
                FakePools pools = FakePools.of("allocator adaptive")) {
            rig.play(STORY);
            TraceFile.save(rig.trace(), file);
            try (WindowFixture window = WindowFixture.openAll(FakeRunner.ofSample(), new NoFiles(), pools, SETTINGS)) {
                window.open(file);
                assertThat(window.until(() -> window.texts().contains("step 1 / 5")))
                        .isTrue();
                assertThat(pools.sent).isEmpty();
                assertThat(window.texts()).contains("kept.bscope is a recording");
                assertThat(window.get(() -> button(window, "Allocate").isDisabled()))
                        .isTrue();
                window.press("End");
                assertThat(window.until(() -> window.texts().contains("step 5 / 5")))
                        .isTrue();
                window.click("To the session");
                assertThat(window.until(() -> window.texts().contains("step 1 / 1")))
                        .isTrue();
                assertThat(window.texts()).doesNotContain("is a recording");
                assertThat(pools.sent).containsExactly("allocator teaching");
                assertThat(window.get(() -> button(window, "Allocate").isDisabled()))
                        .isFalse();
            }
        }
    }

    @Test
    void damagedRecording_isRefusedInOneSentence() throws Exception {
        Path file = Files.writeString(folder.resolve("bad.bscope"), "no trace at all");
        try (FakePools pools = FakePools.of(STORY);
                WindowFixture window = window(pools, new NoFiles())) {
            window.open(file);
            assertThat(window.until(() -> window.texts().contains("bad.bscope is not a trace")))
                    .isTrue();
        }
    }

    @Test
    void program_showsItsAllocatorsAtTheSameStep_andTheWayBackKeepsTheStep() throws Exception {
        Path file = Files.writeString(folder.resolve("Flip.java"), SampleTrace.SOURCE);
        try (PoolRig rig = new PoolRig();
                FakePools pools = FakePools.of("allocator adaptive")) {
            rig.play(STORY);
            FakeRunner runner = new FakeRunner(source -> new RunStart.Running(rig.trace(), 1));
            try (WindowFixture window = WindowFixture.openAll(runner, new NoFiles(), pools, SETTINGS)) {
                window.open(file);
                window.press("Home", "Right", "Right");
                assertThat(window.until(() -> window.texts().contains("step 3 / 5")))
                        .isTrue();
                window.click("Show allocators");
                assertThat(window.until(() -> window.texts().contains("Allocators of Flip.java")))
                        .isTrue();
                assertThat(window.until(() -> window.texts().contains("step 3 / 5")))
                        .isTrue();
                assertThat(pools.sent).isEmpty();
                window.press("Right");
                assertThat(window.until(() -> window.texts().contains("step 4 / 5")))
                        .isTrue();
                window.click("Back to the program");
                assertThat(window.until(() -> window.texts().contains("step 4 / 5")))
                        .isTrue();
                assertThat(window.texts()).doesNotContain("Allocators of Flip.java");
                window.press("Left", "Left", "Shortcut+3");
                assertThat(window.until(() -> window.texts().contains("step 2 / 5")))
                        .isTrue();
                assertThat(window.texts()).contains("Allocators of Flip.java");
            }
        }
    }

    @Test
    void programWithoutAllocators_hasNoButtonForThem() throws Exception {
        Path file = Files.writeString(folder.resolve("Flip.java"), SampleTrace.SOURCE);
        try (WindowFixture window = WindowFixture.open(FakeRunner.ofSample())) {
            window.open(file);
            window.press("End");
            assertThat(window.get(() -> button(window, "Show allocators").isVisible()))
                    .isFalse();
        }
    }

    private static Button button(WindowFixture window, String text) {
        return (Button) window.scene.getRoot().lookupAll(".button").stream()
                .filter(node -> isNamed(node, text))
                .findFirst()
                .orElseThrow();
    }

    private static boolean isNamed(Node node, String text) {
        return node instanceof Button button && text.equals(button.getText());
    }
}
