package io.bufferscope.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.app.shell.Settings;
import io.bufferscope.picture.ByteFormat;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import javafx.event.ActionEvent;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the controls of the tapes pane do.
class TapesPaneTest {

    @TempDir
    Path folder;

    private WindowFixture window;

    @BeforeEach
    void open() throws Exception {
        window = WindowFixture.open(FakeRunner.ofSample());
        window.open(Files.writeString(folder.resolve("Flip.java"), SampleTrace.SOURCE));
    }

    @AfterEach
    void close() {
        window.close();
    }

    private <T extends Node> T node(Class<T> type, String selector) {
        return window.get(() -> type.cast(window.scene.getRoot().lookup(selector)));
    }

    private ScrollPane view() {
        return node(ScrollPane.class, ".picture-view");
    }

    @Test
    @SuppressWarnings("unchecked")
    void the_way_of_writing_bytes_is_remembered() {
        ChoiceBox<ByteFormat> modes = node(ChoiceBox.class, ".tape-tools .choice-box");
        window.on(() -> modes.setValue(ByteFormat.INT));
        Settings settings = window.get(() -> window.shell.remember(Settings.defaults(Locale.ENGLISH)));
        assertThat(settings.cells()).isEqualTo(ByteFormat.INT);
    }

    @Test
    void the_memory_map_replaces_the_tapes() {
        ToggleButton map = node(ToggleButton.class, ".tape-tools .toggle-button");
        window.on(() -> map.setSelected(true));
        Pulses.await(3);
        assertThat(window.get(() -> view().getAccessibleText()))
                .contains("[0..16)")
                .contains("bytes:");
    }

    @Test
    void the_state_of_the_buffer_is_copied_as_text() {
        window.press("End");
        window.on(() -> view().requestFocus());
        window.press("Shortcut+C");
        assertThat(window.get(() -> Clipboard.getSystemClipboard().getString()))
                .contains("capacity 16 (c)")
                .contains("00000000  ");
    }

    @Test
    void an_index_that_does_not_exist_is_marked() {
        TextField index = node(TextField.class, ".tape-tools .text-field");
        assertThat(wrong(index, "3")).isFalse();
        assertThat(wrong(index, "16")).isTrue();
        assertThat(wrong(index, "0xf")).isFalse();
        assertThat(wrong(index, "three")).isTrue();
    }

    private boolean wrong(TextField index, String text) {
        window.on(() -> {
            index.setText(text);
            index.fireEvent(new ActionEvent());
        });
        return window.get(() -> index.getPseudoClassStates().stream()
                .anyMatch(state -> state.getPseudoClassName().equals("wrong")));
    }

    @Test
    void hovering_a_byte_tells_which_step_wrote_it() {
        window.press("End");
        assertThat(window.get(this::hoverByte)).contains("] = 0x");
        assertThat(window.until(() -> told().contains("written at step")))
                .as(told())
                .isTrue();
    }

    /// Moves the pointer down the pane until it is told of a byte.
    private String hoverByte() {
        for (double y = 80; y < 400 && !told().contains("] = 0x"); y += 20) {
            Node sheet = view().getContent();
            sheet.fireEvent(moved(sheet.localToScene(100, y)));
        }
        return told();
    }

    private String told() {
        Object tip = window.get(() -> view().getContent().getProperties().get("javafx.scene.control.Tooltip"));
        return tip instanceof Tooltip shown ? shown.getText() : "";
    }

    private static MouseEvent moved(Point2D at) {
        return new MouseEvent(
                MouseEvent.MOUSE_MOVED,
                at.getX(),
                at.getY(),
                0,
                0,
                MouseButton.NONE,
                0,
                false,
                false,
                false,
                false,
                false,
                false,
                false,
                false,
                false,
                false,
                null);
    }
}
