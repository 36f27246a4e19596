package io.bufferscope.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.app.shell.FileChoice;
import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.ThemeChoice;
import io.bufferscope.l10n.Language;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The Bench room as a person uses it.
class BenchRoomTest {

    private static final String RESULT = """
        [{"jmhVersion": "1.37", "benchmark": "org.example.Queue.offer", "mode": "thrpt", "threads": 1, "forks": 2,
          "warmupIterations": 3, "warmupTime": "1 s", "measurementIterations": 2, "measurementTime": "1 s",
          "primaryMetric": {"score": 12.5, "scoreError": 0.5, "scoreConfidence": [12.0, 13.0],
            "scorePercentiles": {"50.0": 12.5}, "scoreUnit": "ops/us", "rawData": [[12.1, 12.5], [12.5, 12.9]]},
          "secondaryMetrics": {}}]
        """;

    @TempDir
    Path folder;

    /// Other work on the machine that runs JMH does not fail these tests.
    @BeforeAll
    static void ignoreLock() {
        System.setProperty("jmh.ignoreLock", "true");
    }

    @Test
    void claim_isNotRun_untilItIsCheckedHere() {
        try (WindowFixture window = open(new NoFiles())) {
            toggle(window, "Claims");
            assertThat(window.texts()).contains("○ not run").doesNotContain("maxCapacity = private");

            window.click("Check now");

            assertThat(wait(window, () -> window.texts().contains("≈ holds with a correction")))
                    .isTrue();
            assertThat(window.texts()).contains("maxCapacity = private", "Decided by the rule");
        }
    }

    @Test
    void filter_showsOnlyClaimsWithItsWords_andTheBenchmarkIsOneClickAway() {
        try (WindowFixture window = open(new NoFiles())) {
            toggle(window, "Claims");
            type(window, "Filter claims", "leaklevels");
            window.press("Alt+Down");

            assertThat(window.texts()).contains("000-50").doesNotContain("000-12");
            window.click("Benchmark LeakLevels");

            assertThat(window.texts())
                    .contains("What each level of Netty’s leak detection costs.", "000-50 · ○ not run");
        }
    }

    @Test
    void run_decidesTheClaim_isKept_andASecondHasToWait() {
        try (WindowFixture window = open(new NoFiles())) {
            goToMemoryCopy(window);
            assertThat(window.texts()).contains("Not run on this machine yet.", "002-5 · ○ not run");

            window.click("Run for the claims");
            window.click("Run");
            assertThat(window.texts()).contains("Another run has not ended yet");

            assertThat(wait(window, () -> !window.texts().contains("002-5 · ○ not run")))
                    .isTrue();
            assertThat(window.texts()).contains("△ Measured in one JVM only", "allocated per operation");
            assertThat(wait(window, () -> kept() == 1)).isTrue();
        }
        try (WindowFixture again = open(new NoFiles())) {
            goToMemoryCopy(again);
            assertThat(wait(again, () -> again.texts().contains("1 result · JMH 1.37")))
                    .isTrue();
        }
    }

    @Test
    void cancel_endsTheFork() {
        try (WindowFixture window = open(new NoFiles())) {
            toggle(window, "Thorough");
            window.click("Run");
            assertThat(wait(window, () -> window.texts().contains("warm-up 1 of 10")))
                    .isTrue();

            window.click("Cancel");

            assertThat(wait(window, () -> !window.texts().contains("The fork is being ended.")))
                    .isTrue();
            assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive))
                    .noneMatch(child -> child.info().commandLine().orElse("").contains("ForkedMain"));
        }
    }

    @Test
    void resultsOfJmh_openAndAreGivenAway_andOthersAreRefusedInASentence() throws Exception {
        Path good = Files.writeString(folder.resolve("queue.json"), RESULT);
        Path bad = Files.writeString(folder.resolve("bad.json"), "{\"no\": \"array\"}");
        Path out = Files.createDirectory(folder.resolve("out"));
        try (WindowFixture window = open(new OneFile(out))) {
            window.open(bad);
            assertThat(wait(window, () -> window.texts().contains("bad.json is no result of JMH: JMH's results are")))
                    .isTrue();

            window.open(good);
            assertThat(wait(window, () -> window.texts().contains("queue.json")))
                    .isTrue();
            assertThat(window.texts()).contains("Opened files", "The file does not tell how noisy the machine was.");

            Stream.of("HTML", "Markdown", "JSON of JMH", "bars, SVG", "bars, PNG")
                    .forEach(form -> export(window, form));
            assertThat(wait(window, () -> Files.exists(out.resolve("queue.png"))))
                    .isTrue();
            assertThat(out.resolve("queue.html")).content().contains("<svg", "Queue.offer");
            assertThat(out.resolve("queue.md")).content().contains("| `Queue.offer` |");
            assertThat(out.resolve("queue.json")).content().isEqualTo(RESULT.strip() + "\n");
            assertThat(out.resolve("queue.svg")).content().contains("ops/us, more is better");
        }
    }

    @Test
    void reportOfTheClaims_saysNotRun_ofWhatNobodyHasChecked() throws Exception {
        try (WindowFixture window = open(new OneFile(folder))) {
            toggle(window, "Claims");
            export(window, "report of all claims, HTML");
            export(window, "report of all claims, Markdown");

            assertThat(wait(window, () -> Files.exists(folder.resolve("claims.md"))))
                    .isTrue();
            assertThat(folder.resolve("claims.html")).content().contains("133 claims: 133 not run");
            assertThat(folder.resolve("claims.md")).content().contains("### 004-27: not run");
        }
    }

    @Test
    void claim_leadsToTheExample_thatExplainsIt() {
        try (WindowFixture window = open(new NoFiles())) {
            toggle(window, "Claims");
            window.click("Go to: Example FlipAndIndices");

            assertThat(window.texts()).contains("FlipAndIndices.java");
        }
    }

    private static void goToMemoryCopy(WindowFixture window) {
        toggle(window, "Claims");
        type(window, "Filter claims", "MemoryCopy");
        window.press("Alt+Down");
        window.click("Benchmark MemoryCopy");
    }

    private long kept() {
        Path runs = folder.resolve("user").resolve("bench");
        String[] names = runs.toFile().list();
        return names == null
                ? 0
                : Stream.of(names).filter(name -> name.endsWith(".json")).count();
    }

    private WindowFixture open(FileChoice choice) {
        Settings settings = new Settings(Language.EN, ThemeChoice.LIGHT, 1, 50, 1440, 900, true, "");
        WindowFixture window = WindowFixture.open(FakeRunner.ofSample(), choice, folder.resolve("user"), settings);
        window.press("Shortcut+5");
        return window;
    }

    /// Waits for as long as a fork may take to start on a busy machine.
    private static boolean wait(WindowFixture window, BooleanSupplier condition) {
        for (int i = 0; i < 20; i++) {
            if (window.until(condition)) {
                return true;
            }
        }
        return false;
    }

    private static void type(WindowFixture window, String prompt, String text) {
        window.on(() -> window.scene.getRoot().lookupAll(".text-field").stream()
                .filter(TextField.class::isInstance)
                .map(TextField.class::cast)
                .filter(field -> prompt.equals(field.getPromptText()))
                .forEach(field -> field.setText(text)));
        Pulses.await(5);
    }

    private static void toggle(WindowFixture window, String text) {
        window.on(() -> window.scene.getRoot().lookupAll(".toggle-button").stream()
                .map(ToggleButton.class::cast)
                .filter(button -> text.equals(button.getText()))
                .findFirst()
                .orElseThrow()
                .fire());
        Pulses.await(5);
    }

    private static void export(WindowFixture window, String form) {
        window.on(() -> window.scene.getRoot().lookupAll(".menu-button").stream()
                .flatMap(node -> ((MenuButton) node).getItems().stream())
                .filter(item -> item.getText() != null && item.getText().contains(form))
                .findFirst()
                .orElseThrow()
                .fire());
    }
}
