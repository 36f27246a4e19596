package io.bufferscope.app.shell;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/// Small controls in the manner of this window.
public final class Controls {

    private Controls() {}

    /// A button that shows only an icon; its name is its tooltip and what a screen reader says.
    public static Button iconButton(Ikon icon, ObservableValue<String> name, Runnable action) {
        Button button = new Button(null, new FontIcon(icon));
        button.getStyleClass().add(AppStyles.ICON_BUTTON);
        button.setOnAction(event -> action.run());
        name(button, name);
        return button;
    }

    /// A button with an icon and a word, which a narrow window leaves out.
    public static Button button(Ikon icon, ObservableValue<String> text, Runnable action) {
        Button button = new Button(null, new FontIcon(icon));
        button.textProperty().bind(text);
        button.getStyleClass().add(AppStyles.WITH_ICON);
        button.setOnAction(event -> action.run());
        button.setMinWidth(Region.USE_PREF_SIZE);
        name(button, text);
        return button;
    }

    /// Names a control by tooltip and for screen readers.
    public static void name(ButtonBase control, ObservableValue<String> name) {
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(name);
        control.setTooltip(tip);
        control.accessibleTextProperty().bind(name);
    }

    /// Explains a control by a tooltip.
    public static void tip(Control control, ObservableValue<String> text) {
        Tooltip tip = new Tooltip();
        tip.setWrapText(true);
        tip.setMaxWidth(420);
        tip.textProperty().bind(text);
        control.setTooltip(tip);
    }

    public static Label label(ObservableValue<String> text, String... styles) {
        Label label = new Label();
        label.textProperty().bind(text);
        label.getStyleClass().addAll(styles);
        return label;
    }

    /// A framed box with a title.
    public static VBox card(ObservableValue<String> title, Node... content) {
        VBox card = new VBox(label(title, AppStyles.CARD_TITLE));
        card.getStyleClass().add(AppStyles.CARD);
        card.getChildren().addAll(content);
        return card;
    }

    /// A row of nodes, centred upright.
    public static HBox row(String style, Node... content) {
        HBox row = new HBox(content);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add(style);
        return row;
    }

    /// Empty room that pushes its neighbours apart.
    public static Region spring() {
        Region spring = new Region();
        HBox.setHgrow(spring, Priority.ALWAYS);
        return spring;
    }

    /// Shows or removes a node.
    public static void show(Node node, boolean there) {
        node.setVisible(there);
        node.setManaged(there);
    }
}
