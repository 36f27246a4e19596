package io.bufferscope.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.ThemeChoice;
import io.bufferscope.l10n.Language;
import org.junit.jupiter.api.Test;

/// The Copies room as a person uses it.
class CopiesRoomTest {

    @Test
    void measure_showsWhatArrived_andItsTime_forTheChosenPath() {
        try (WindowFixture window = open()) {
            window.press("Shortcut+3");
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
            window.press("Shortcut+3");
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
            window.press("Shortcut+3");
            window.click("Thoroughly");
            window.click("Cancel");

            assertThat(window.until(() -> window.texts().contains("Paths run in a JVM of their own")))
                    .isTrue();
            assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive))
                    .noneMatch(child -> child.info().commandLine().orElse("").contains("SurveyMain"));
        }
    }

    private static WindowFixture open() {
        Settings settings = new Settings(Language.EN, ThemeChoice.LIGHT, 1, 50, 1300, 900, true, "");
        return WindowFixture.open(FakeRunner.ofSample(), new NoFiles(), null, settings);
    }
}
