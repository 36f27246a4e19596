package io.bufferscope.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.ThemeChoice;
import io.bufferscope.l10n.Language;
import io.bufferscope.view.Screenshot;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.SplitPane;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritablePixelFormat;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import jfx.incubator.scene.control.richtext.CodeArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A walk through the room without a mouse.
class KeyboardTest {

    private static final int MOST_CONTROLS = 200;

    @TempDir
    Path folder;

    private WindowFixture window;

    @BeforeEach
    void open() throws Exception {
        Path file = Files.writeString(folder.resolve("Flip.java"), SampleTrace.SOURCE);
        Settings settings = new Settings(Language.EN, ThemeChoice.LIGHT, 1, 50, 1440, 900, false, "");
        window = WindowFixture.open(FakeRunner.ofSample(), new NoFiles(), null, settings);
        window.open(file);
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void tabAndF6_reachEveryControl_andShowWhichHasTheFocus() {
        Set<Node> reached = new LinkedHashSet<>();
        List<String> unseen = new ArrayList<>();
        for (int i = 0; i < MOST_CONTROLS; i++) {
            int[] before = pixels();
            window.press(focus() instanceof CodeArea ? "F6" : "Tab");
            if (!reached.add(focus())) {
                break;
            }
            if (!(focus() instanceof CodeArea) && !differsAround(before, focus())) {
                unseen.add(focus().toString());
            }
        }
        List<Node> all = new ArrayList<>();
        window.on(() -> collect(window.scene.getRoot(), all));
        assertThat(reached).containsAll(all);
        assertThat(unseen).isEmpty();
    }

    @Test
    void keysAlone_write_run_andCompare() {
        goTo("code-area");
        window.press("Shortcut+Home");
        type("// mine\n");
        assertThat(window.texts()).contains("Edited since the run");
        window.press("F9");
        assertThat(window.texts()).contains("Run 2 · edited line 1 · 19 steps");

        goTo("picture-view");
        tabTo("Compare run 1 with the one shown");
        window.press("Space");
        awaitTrue(() -> window.texts().contains("Both do the same in every step."));
        goTo("picture-view");
        window.press("Right", "Esc");
        assertThat(window.texts()).doesNotContain("Both do the same");
    }

    @Test
    void keysAlone_step_break_andNote() {
        goTo("picture-view");
        window.press("Home", "Right", "Right", "B", "Shortcut+B");
        type("look here\n");
        window.press("Home", "F8");
        awaitTrue(() -> step().equals("step 3 / 19"));
        assertThat(window.texts()).contains("Line 7", "Bookmarks");
        window.press("Page Down");
        awaitTrue(() -> !step().equals("step 3 / 19"));
        window.press("E");
        awaitTrue(() -> step().equals("step 17 / 19"));
        window.press("Shift+O");
        awaitTrue(() -> !step().equals("step 17 / 19"));
    }

    @Test
    void keysAlone_goToTheOtherRooms_andBack() {
        window.press("Shortcut+3");
        assertThat(window.texts()).contains("Pool ·").doesNotContain("Scope ·");
        window.press("Shortcut+2");
        assertThat(window.texts()).contains("Scope · Flip.java");
        window.press("Shortcut+3");
        window.open(folder.resolve("Flip.java"));
        assertThat(window.texts()).contains("Scope · Flip.java");
    }

    @Test
    void keysAlone_lookUp_andRead() {
        window.press("Shortcut+K");
        type("glossary");
        window.press("Enter");
        type("arena");
        awaitTrue(() -> listed("arena"));
        window.press("Esc");
        awaitTrue(() -> !window.texts().contains("Glossary"));
        window.press("Shortcut+L");
        awaitTrue(() -> listed("nio"));
    }

    private boolean listed(String text) {
        return window.scene.getRoot().lookupAll(".list-cell").stream()
                .anyMatch(cell -> String.valueOf(cell.getAccessibleText()).contains(text));
    }

    private void awaitTrue(BooleanSupplier condition) {
        boolean met = window.until(condition);
        assertThat(met)
                .as(step() + window.get(() -> String.valueOf(window.scene.getFocusOwner())))
                .isTrue();
    }

    /// Goes through the parts of the window to the one with a style class.
    private void goTo(String styleClass) {
        goOn("F6", () -> focus().getStyleClass().contains(styleClass));
    }

    private void tabTo(String accessibleText) {
        goOn("Tab", () -> accessibleText.equals(focus().getAccessibleText()));
    }

    private void goOn(String key, BooleanSupplier there) {
        for (int i = 0; i < MOST_CONTROLS && !there.getAsBoolean(); i++) {
            window.press(key);
        }
        assertThat(there.getAsBoolean())
                .as("%s goes on to it from %s", key, focus())
                .isTrue();
    }

    private void type(String text) {
        text.chars().mapToObj(Character::toString).forEach(each -> {
            if (each.equals("\n")) {
                window.press("Enter");
            } else {
                window.on(() -> Event.fireEvent(window.scene.getFocusOwner(), typed(each)));
            }
        });
        Pulses.await(2);
    }

    private static KeyEvent typed(String text) {
        return new KeyEvent(KeyEvent.KEY_TYPED, text, text, KeyCode.UNDEFINED, false, false, false, false);
    }

    private String step() {
        return window.textOf("step-label");
    }

    private Node focus() {
        return window.get(() -> window.scene.getFocusOwner());
    }

    private int[] pixels() {
        return window.get(() -> {
            PixelReader reader = Screenshot.take(window.scene).getPixelReader();
            int[] pixels = new int[1440 * 900];
            reader.getPixels(0, 0, 1440, 900, WritablePixelFormat.getIntArgbInstance(), pixels, 0, 1440);
            return pixels;
        });
    }

    /// Whether the picture changed at a node or just around it.
    private boolean differsAround(int[] before, Node node) {
        int[] after = pixels();
        Bounds place = window.get(() -> node.localToScene(node.getLayoutBounds()));
        int left = Math.clamp((int) place.getMinX() - 4, 0, 1439);
        int right = Math.clamp((int) place.getMaxX() + 4, 0, 1440);
        int top = Math.clamp((int) place.getMinY() - 4, 0, 899);
        int bottom = Math.clamp((int) place.getMaxY() + 4, 0, 900);
        for (int y = top; y < bottom; y++) {
            if (!Arrays.equals(before, y * 1440 + left, y * 1440 + right, after, y * 1440 + left, y * 1440 + right)) {
                return true;
            }
        }
        return false;
    }

    private static void collect(Node node, List<Node> to) {
        if (!node.isVisible() || node.isDisabled()) {
            return;
        }
        if (node.isFocusTraversable() && !(node instanceof SplitPane)) {
            to.add(node);
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, to));
        }
    }
}
