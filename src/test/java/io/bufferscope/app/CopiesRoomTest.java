package io.bufferscope.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.ThemeChoice;
import io.bufferscope.l10n.Language;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleButton;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/// The Copies room as a person uses it.
class CopiesRoomTest {

    @Test
    void measure_showsWhatArrived_andItsTime_forTheChosenPath() {
        try (WindowFixture window = open()) {
            window.press("Shortcut+4");
            assertThat(window.texts()).contains("Nothing has been measured of this path yet.");

            window.click("This path");

            assertThat(window.until(() -> window.texts().contains("65,536 of 65,536 bytes arrived, SHA-256 equal.")))
                    .isTrue();
            assertThat(window.texts()).contains("Measured: median of the rounds");
        }
    }

    @Test
    void keys_movePayload_andChooseAnotherPath() {
        try (WindowFixture window = open()) {
            window.press("Shortcut+4");
            assertThat(window.texts()).contains("hop 0 / 4");

            window.press("Right", "Right");
            assertThat(window.texts()).contains("hop 2 / 4");
            window.press("Down");
            assertThat(window.texts()).contains("SocketChannel.write of a heap ByteBuffer, hop 2");
            window.press("End");
            assertThat(window.texts()).contains("hop 4 / 4");
            window.press("Home");
            assertThat(window.texts()).contains("hop 0 / 4");
        }
    }

    @Test
    void cancel_endsTheSurvey_andLeavesNoChild() {
        try (WindowFixture window = open()) {
            window.press("Shortcut+4");
            window.click("Thoroughly");
            window.click("Cancel");

            assertThat(window.until(() -> window.texts().contains("Paths run in a JVM of their own")))
                    .isTrue();
            assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive))
                    .noneMatch(child -> child.info().commandLine().orElse("").contains("SurveyMain"));
        }
    }

    @Test
    void plays_goStepByStep_toTheRealException() {
        try (WindowFixture window = open()) {
            window.press("Shortcut+4");
            toggle(window, "Ownership");
            window.press("Down", "Down");
            assertThat(window.until(() -> window.texts().contains("step 0 / 3")))
                    .isTrue();
            assertThat(window.texts()).doesNotContain("IllegalReferenceCountException");

            window.press("Right", "Right", "Right");

            assertThat(window.texts()).contains("IllegalReferenceCountException: refCnt: 0", "step 3 / 3");
        }
    }

    @Test
    void verbs_areCalledOneByOne_andTakenBack() {
        try (WindowFixture window = open()) {
            window.press("Shortcut+4");
            toggle(window, "RDMA");
            assertThat(window.texts()).contains("model: nothing here was observed on an adapter");
            window.click("ibv_post_send WRITE");
            window.click("DMA");
            assertThat(window.texts()).contains("step 2 / 2", "Written without the receiver");

            window.press("Left");
            assertThat(window.texts()).contains("step 1 / 2");
            window.click("ibv_dereg_mr");

            assertThat(window.texts())
                    .contains("step 2 / 2", "2. ibv_dereg_mr(MR 7)")
                    .doesNotContain("2. the cards carry");
        }
    }

    @Test
    void mistakes_areShownWrong_andRight() {
        try (WindowFixture window = open()) {
            window.press("Shortcut+4");
            toggle(window, "RDMA");
            window.press("Down", "End");
            assertThat(window.texts()).contains("ENOMEM", "step 8 / 8");

            toggle(window, "Right");
            window.press("End");

            assertThat(window.texts()).contains("step 16 / 16").doesNotContain("ENOMEM");
        }
    }

    @Test
    void export_writesFiguresAsTheCommandDoes_andThePicture(@TempDir Path folder) throws Exception {
        Settings settings = new Settings(Language.EN, ThemeChoice.LIGHT, 1, 50, 1300, 900, true, "");
        try (WindowFixture window = WindowFixture.openCopies(settings, FixedSurvey.given(), new OneFile(folder))) {
            Pulses.await(20);
            window.on(() -> export(window, "all figures, JSON"));
            window.on(() -> export(window, "picture, SVG"));

            assertThat(window.until(() -> Files.exists(folder.resolve("copies.json"))))
                    .isTrue();
            assertThat(window.until(() -> Files.exists(folder.resolve("copies.svg"))))
                    .isTrue();
            JsonNode figures = new ObjectMapper().readTree(Files.readString(folder.resolve("copies.json")));
            assertThat(figures.get("measurements").size()).isPositive();
            assertThat(figures.get("models").size()).isPositive();
            assertThat(Files.readString(folder.resolve("copies.svg"))).contains("<svg", "socket buffer");
        }
    }

    private static void export(WindowFixture window, String form) {
        window.scene.getRoot().lookupAll(".menu-button").stream()
                .flatMap(node -> ((MenuButton) node).getItems().stream())
                .filter(item -> form.equals(item.getText()))
                .findFirst()
                .orElseThrow()
                .fire();
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

    private static WindowFixture open() {
        Settings settings = new Settings(Language.EN, ThemeChoice.LIGHT, 1, 50, 1300, 900, true, "");
        return WindowFixture.open(FakeRunner.ofSample(), new NoFiles(), null, settings);
    }
}
