package io.bufferscope.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.l10n.Language;
import io.bufferscope.view.CodePane;
import io.bufferscope.view.FxThread;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyEvent;
import javafx.stage.Popup;
import javafx.stage.Window;
import jfx.incubator.scene.control.richtext.CodeArea;
import jfx.incubator.scene.control.richtext.TextPos;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CompletionTest {

    private static final String SOURCE = "ByteBuf buf = Unpooled.buffer();\nbuf";

    private WindowFixture window;

    @BeforeEach
    void open() {
        window = WindowFixture.open(FakeRunner.ofSample());
        window.on(() -> {
            area().requestFocus();
            area().select(area().replaceText(TextPos.ZERO, TextPos.ZERO, SOURCE));
        });
        Pulses.await(2);
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void dot_offersTheCallsOfTheType_explained() {
        type(".");
        assertThat(rows()).startsWith("writeByte", "writeBytes").contains("alloc", "retainedSlice");
        assertThat(explanation()).contains("moves writerIndex by 1").contains("writeByte(int) → ByteBuf");
    }

    @Test
    void explanation_isInTheLanguageOfTheWindow() {
        window.on(() -> window.manner.speak(Language.ZH));
        type(".");
        assertThat(explanation()).contains("writerIndex 加 1");
    }

    @Test
    void typing_filters_andEnterInsertsWithTheCaretBetweenParentheses() {
        type(".", "r", "e", "t", "a");
        assertThat(rows()).containsExactly("retainedSlice", "retainedDuplicate", "retain");
        window.press("Down", "Down", "Down", "Enter");
        assertThat(text()).endsWith("\nbuf.retainedSlice()");
        assertThat(window.get(() -> area().getCaretPosition().offset())).isEqualTo("buf.retainedSlice(".length());
        assertThat(popup()).isNull();
        window.on(() -> area().undo());
        assertThat(text()).doesNotContain("Slice");
    }

    @Test
    void escape_closes_andControlSpaceOpensAgain() {
        type(".", "r", "e", "f");
        window.press("Esc");
        assertThat(popup()).isNull();
        assertThat(text()).endsWith("buf.ref");
        window.press("Shortcut+Space", "Tab");
        assertThat(text()).endsWith("buf.refCnt()");
        assertThat(window.get(() -> area().getCaretPosition().offset())).isEqualTo("buf.refCnt()".length());
    }

    @Test
    void wordThatNothingBeginsWith_closes() {
        type(".", "x", "y");
        assertThat(popup()).isNull();
        type(".");
        assertThat(popup()).isNull();
    }

    private void type(String... characters) {
        for (String character : characters) {
            window.on(() -> area().fireEvent(new KeyEvent(
                    KeyEvent.KEY_TYPED,
                    character,
                    "",
                    javafx.scene.input.KeyCode.UNDEFINED,
                    false,
                    false,
                    false,
                    false)));
            Pulses.await(2);
        }
    }

    private CodeArea area() {
        return ((CodePane) window.scene.getRoot().lookup(".code-pane")).area();
    }

    private String text() {
        return window.get(() -> area().getText());
    }

    private Node popup() {
        return FxThread.call(() -> Window.getWindows().stream()
                .filter(Popup.class::isInstance)
                .map(each -> each.getScene().getRoot().lookup(".calls"))
                .filter(java.util.Objects::nonNull)
                .findFirst()
                .orElse(null));
    }

    private List<String> rows() {
        ListView<?> list = (ListView<?>) popup().lookup(".list-view");
        return window.get(() -> list.getItems().stream()
                .map(call -> call.toString().replaceAll("BufferCall\\[name=(\\w+),.*", "$1"))
                .toList());
    }

    private String explanation() {
        Node list = popup();
        return window.get(() -> {
            StringBuilder all = new StringBuilder();
            list.lookupAll(".label")
                    .forEach(label -> all.append(((Label) label).getText()).append('\n'));
            return all.toString();
        });
    }
}
