package io.bufferscope.app.shell;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import org.jspecify.annotations.Nullable;

/// The parts of the window that a key goes through, in reading order: each row from left to right, then the row below.
///
/// The way out of a part that keeps the Tab key for itself, such as the editor. JavaFX thread only.
public final class Landmarks {

    private static final String MARK = "landmark";

    private Landmarks() {}

    /// Makes nodes parts of the window that can be gone to.
    public static void mark(Node... parts) {
        for (Node part : parts) {
            part.getStyleClass().add(MARK);
        }
    }

    /// Moves the focus to the first control of the part after, or before, the one that has it.
    static void move(Scene scene, int by) {
        List<Node> parts = in(scene);
        int here = indexOf(parts, scene.getFocusOwner());
        int start = here < 0 && by < 0 ? 0 : here;
        for (int i = 1; i <= parts.size(); i++) {
            Node control = control(parts.get(Math.floorMod(start + i * by, parts.size())));
            if (control != null) {
                control.requestFocus();
                return;
            }
        }
    }

    private static List<Node> in(Scene scene) {
        List<Node> parts = new ArrayList<>();
        for (Node part : scene.getRoot().lookupAll("." + MARK)) {
            if (isShown(part)) {
                parts.add(part);
            }
        }
        parts.sort(Comparator.comparingDouble((Node part) -> place(part).getMinY())
                .thenComparingDouble(part -> place(part).getMinX()));
        return parts;
    }

    private static Bounds place(Node part) {
        return part.localToScene(part.getLayoutBounds());
    }

    private static boolean isShown(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (!at.isVisible() || at.isDisabled()) {
                return false;
            }
        }
        return true;
    }

    private static int indexOf(List<Node> parts, @Nullable Node focus) {
        for (Node at = focus; at != null; at = at.getParent()) {
            int index = parts.indexOf(at);
            if (index >= 0) {
                return index;
            }
        }
        return -1;
    }

    private static @Nullable Node control(Node node) {
        if (!node.isVisible() || node.isDisabled()) {
            return null;
        }
        if (node.isFocusTraversable()) {
            return node;
        }
        if (node instanceof Parent parent) {
            for (Node child : parent.getChildrenUnmodifiable()) {
                Node control = control(child);
                if (control != null) {
                    return control;
                }
            }
        }
        return null;
    }
}
