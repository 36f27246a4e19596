package io.bufferscope.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.view.FxThread;
import io.bufferscope.view.Screenshot;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// F5 in the Scope room: the trace on the whole screen.
class TracePresenterTest {

    @TempDir
    Path folder;

    private WindowFixture window;

    @BeforeEach
    void open() {
        window = WindowFixture.open(FakeRunner.ofSample());
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void presenting_beginsAtTheStep_goesOn_andLeavesTheRoomAsItWas() throws Exception {
        window.open(Files.writeString(folder.resolve("Flip.java"), SampleTrace.SOURCE));
        window.press("Right", "Right");
        String step = window.textOf("step-label");

        window.press("F5");
        Stage shown = presentation().getFirst();
        assertThat(subtitle(shown)).startsWith("Flip.java · " + step.replace(" / ", " of "));
        assertThat(window.get(shown::isFullScreen)).isTrue();
        press(shown.getScene(), "Page Down");
        assertThat(subtitle(shown)).doesNotContain(step.replace(" / ", " of "));
        press(shown.getScene(), "Esc");

        assertThat(presentation()).isEmpty();
        assertThat(window.textOf("step-label")).isEqualTo(step);
    }

    @Test
    void presenting_saysWhatIsMissing_whenNothingRan() {
        window.press("F5");
        assertThat(presentation()).isEmpty();
        assertThat(window.texts()).contains("There is nothing to present yet");
    }

    private String subtitle(Stage shown) {
        return window.get(() -> ((Label) shown.getScene().getRoot().lookup(".slide-subtitle")).getText());
    }

    private static void press(Scene scene, String key) {
        FxThread.call(() -> Screenshot.press(scene, key));
        Pulses.await(3);
    }

    private List<Stage> presentation() {
        return window.get(() -> Window.getWindows().stream()
                .filter(Stage.class::isInstance)
                .map(Stage.class::cast)
                .filter(stage -> "Flip.java".equals(stage.getTitle()))
                .toList());
    }
}
