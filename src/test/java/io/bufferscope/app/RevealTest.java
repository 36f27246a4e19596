package io.bufferscope.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.session.ChildJvm;
import io.bufferscope.session.ProgramRunner;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ScrollBar;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RevealTest {

    @TempDir
    Path folder;

    @Test
    void theLineOfTheStep_isScrolledTo() throws Exception {
        String source = "void main() {\n" + "\n".repeat(200)
                + "var b = java.nio.ByteBuffer.allocate(4);\nb.put((byte) 1);\n}\n";
        Path program = Files.writeString(folder.resolve("Long.java"), source);
        try (WindowFixture window = WindowFixture.open(new ProgramRunner(ChildJvm.ofThisProcess()))) {
            window.open(program);
            assertThat(window.until(() -> window.textOf("step-label").endsWith("/ 5")))
                    .isTrue();
            for (int i = 0; i < 8; i++) {
                window.press("Shortcut+Equals");
            }
            window.press("End");
            assertThat(window.until(() -> scrolled(window) > 0.8)).isTrue();
        }
    }

    private static double scrolled(WindowFixture window) {
        for (Node node : window.scene.getRoot().lookupAll(".code-pane .scroll-bar")) {
            if (node instanceof ScrollBar bar && bar.getOrientation() == Orientation.VERTICAL) {
                return bar.getValue() / bar.getMax();
            }
        }
        return -1;
    }
}
