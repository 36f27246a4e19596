package io.bufferscope.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.view.CodePane;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import jfx.incubator.scene.control.richtext.CodeArea;
import jfx.incubator.scene.control.richtext.TextPos;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class EditorToolsTest {

    private final FakeRunner runner = FakeRunner.ofSample();
    private WindowFixture window;

    @BeforeEach
    void open() {
        window = WindowFixture.open(runner);
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void find_goesFromPlaceToPlace_inACircle() {
        write("int buf;\nbuf.flip();\nBUF\n");
        window.press("Shortcut+F");
        window.on(() -> field().setText("buf"));
        assertThat(window.texts()).contains("1 of 3");
        window.press("Enter");
        assertThat(window.texts()).contains("2 of 3");
        assertThat(caret()).isEqualTo(TextPos.ofLeading(1, 3));
        window.press("Enter", "Enter");
        assertThat(window.texts()).contains("1 of 3");
        window.press("Shift+F3");
        assertThat(window.texts()).contains("3 of 3");
        window.press("Esc");
        assertThat(window.texts()).doesNotContain("of 3");
        assertThat(window.get(() -> area().isFocused())).isTrue();
    }

    @Test
    void wordThatIsNotThere_isSaid() {
        write("int buf;");
        window.press("Shortcut+F");
        window.on(() -> field().setText("ſ(["));
        assertThat(window.texts()).contains("not found");
    }

    @Test
    void goToLine_movesTheCaret() {
        write("a\nb\nc\nd");
        window.press("Shortcut+G");
        window.on(() -> field().setText("3"));
        window.press("Enter");
        assertThat(caret()).isEqualTo(TextPos.ofLeading(2, 0));
        window.press("Shortcut+G");
        window.on(() -> field().setText("9999999"));
        assertThat(caret()).isEqualTo(TextPos.ofLeading(3, 0));
    }

    @Test
    void pastedStatements_becomeAProgram_thatCanBeTakenBack() {
        paste("ByteBuffer b = ByteBuffer.allocate(4);\nb.flip();\n");
        assertThat(text()).startsWith("import java.nio.*;").contains("void main() {\n    ByteBuffer b");
        assertThat(window.texts()).contains("These were bare statements");
        window.click("Take back");
        assertThat(text()).startsWith("ByteBuffer b = ").doesNotContain("main");
    }

    @Test
    void pastedClass_namesTheProgram() {
        paste("record Pair(int a) {}\npublic class Demo { public static void main(String[] a) { } }\n");
        assertThat(window.get(() -> tab().getText())).isEqualTo("● Demo.java");
        assertThat(window.texts()).doesNotContain("bare statements");
    }

    @Test
    void runOfStatements_runsTheProgramMadeOfThem_andSaysSo() {
        write("var b = java.nio.ByteBuffer.allocate(4);\nb.flip();");
        window.press("F9");
        Pulses.await(3);
        assertThat(runner.sources.getLast()).startsWith("void main() {");
        assertThat(window.texts()).contains("These were bare statements").doesNotContain("Edited since");
    }

    private void paste(String text) {
        window.on(() -> {
            Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text));
            area().requestFocus();
            area().paste();
        });
        Pulses.await(2);
    }

    private void write(String text) {
        window.on(() -> area().replaceText(TextPos.ZERO, TextPos.ZERO, text));
        window.on(() -> area().select(TextPos.ZERO));
        Pulses.await(2);
    }

    private TextField field() {
        return (TextField) window.scene.getRoot().lookup(".find-bar .text-field");
    }

    private TextPos caret() {
        return window.get(() -> area().getCaretPosition());
    }

    private CodeArea area() {
        return ((CodePane) window.scene.getRoot().lookup(".code-pane")).area();
    }

    private String text() {
        return window.get(() -> ((CodePane) window.scene.getRoot().lookup(".code-pane"))
                .textProperty()
                .get());
    }

    private Tab tab() {
        Node tabs = window.scene.getRoot().lookup(".programs .tab-pane");
        return ((TabPane) tabs).getTabs().getFirst();
    }
}
