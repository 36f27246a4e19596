package io.bufferscope.app.shell;

import java.util.List;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/// Small controls of the cards beside a picture.
public final class Cards {

    private static final double LEAST = 50;
    private static final double NARROWEST = 160;

    private Cards() {}

    /// A small button.
    ///
    /// @param key key of what stands on it
    public static Button button(Words words, String key, Runnable action) {
        Button button = new Button();
        button.textProperty().bind(words.of(key));
        button.getStyleClass().add(AppStyles.SMALL);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        return button;
    }

    /// Small controls in as many rows as they need.
    public static FlowPane flow(Node... nodes) {
        FlowPane flow = new FlowPane(nodes);
        flow.getStyleClass().add(AppStyles.CARD_FLOW);
        return flow;
    }

    /// A sentence that takes as many lines as it needs.
    public static Label sentence(String text) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.getStyleClass().add(AppStyles.SENTENCE);
        return label;
    }

    /// The same in the colour of what is said beside.
    public static Label muted(String text) {
        Label label = sentence(text);
        label.getStyleClass().add(AppStyles.MUTED);
        return label;
    }

    /// Cards below each other that scroll.
    public static ScrollPane side(List<? extends Node> cards) {
        VBox box = new VBox();
        box.getChildren().setAll(cards);
        return side(box);
    }

    /// Cards in a box, which scrolls.
    public static ScrollPane side(VBox box) {
        box.getChildren().forEach(Landmarks::mark);
        box.getStyleClass().add(AppStyles.ROOM_SIDE);
        ScrollPane scroll = new ScrollPane(box);
        scroll.setFitToWidth(true);
        scroll.setMinWidth(NARROWEST);
        scroll.getStyleClass().add(AppStyles.CARDS);
        SplitPane.setResizableWithParent(scroll, false);
        return scroll;
    }

    /// A text in a table that is never cut.
    public static Label cell(String text, String... styles) {
        Label label = new Label(text);
        label.setMinWidth(Region.USE_PREF_SIZE);
        label.getStyleClass().addAll(styles);
        return label;
    }

    /// An empty table.
    public static GridPane table() {
        GridPane table = new GridPane();
        table.getStyleClass().add(AppStyles.CARD_FACTS);
        return table;
    }

    /// A box whose entries are said in the language of the window.
    ///
    /// @param key key of its name
    public static <T> ComboBox<T> box(Words words, String key, List<T> entries, Function<T, String> say) {
        ComboBox<T> box = new ComboBox<>();
        box.getStyleClass().add(AppStyles.SMALL);
        box.setMinWidth(LEAST);
        box.getItems().setAll(entries);
        box.accessibleTextProperty().bind(words.of(key));
        words.messagesProperty()
                .subscribe(messages -> box.setConverter(new StringConverter<>() {
                    @Override
                    public String toString(@Nullable T entry) {
                        return entry == null ? "" : say.apply(entry);
                    }

                    @Override
                    public @Nullable T fromString(String text) {
                        return box.getValue();
                    }
                }));
        return box;
    }
}
