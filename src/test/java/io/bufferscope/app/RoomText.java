package io.bufferscope.app;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;

/// What can be read in a window, one control a line.
///
/// What the machine or the moment decides is left out: code, times of day, who sees how much memory.
///
/// JavaFX thread only.
final class RoomText {

    private RoomText() {}

    static String of(Node root) {
        StringBuilder text = new StringBuilder();
        read(root, text);
        return text.toString().replaceAll("\\d\\d:\\d\\d", "hh:mm");
    }

    private static void read(Node node, StringBuilder to) {
        boolean apart = node.getStyleClass().contains("code-pane")
                || node.getStyleClass().contains("pool-memory");
        if (!node.isVisible() || apart) {
            return;
        }
        switch (node) {
            case TextField field -> line(to, "field", field.getAccessibleText(), field.getText());
            case ToggleButton toggle -> line(to, toggle.isSelected() ? "chosen" : "choice", said(toggle), "");
            case Button button -> line(to, button.isDisabled() ? "unavailable" : "button", said(button), "");
            case Labeled labeled when said(labeled) != null -> line(to, "text", said(labeled), "");
            default -> {}
        }
        if (node instanceof Parent parent && !(node instanceof MenuButton)) {
            inOrder(parent).forEach(child -> read(child, to));
        }
    }

    /// The children; cells of a list in the order of the list, since the list uses them again in any order.
    private static List<Node> inOrder(Parent parent) {
        List<Node> children = new ArrayList<>(parent.getChildrenUnmodifiable());
        if (children.stream().allMatch(IndexedCell.class::isInstance)) {
            children.sort(Comparator.comparingInt(cell -> ((IndexedCell<?>) cell).getIndex()));
        }
        return children;
    }

    private static String said(Labeled labeled) {
        String text = labeled.getText();
        return text == null || text.isBlank() ? labeled.getAccessibleText() : text;
    }

    private static void line(StringBuilder to, String kind, String said, String value) {
        to.append("%-11s %s%s%n".formatted(kind, said, value.isEmpty() ? "" : " = " + value));
    }
}
