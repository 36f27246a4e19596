package io.bufferscope.app.copies;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Landmarks;
import io.bufferscope.app.shell.Words;
import io.bufferscope.copies.cost.Band;
import io.bufferscope.picture.Digits;
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

/// Small controls of this room's cards.
final class Cards {

    private static final double LEAST = 50;
    private static final double NARROWEST = 160;

    private Cards() {}

    static Button button(Words words, String key, Runnable action) {
        Button button = new Button();
        button.textProperty().bind(words.of(key));
        button.getStyleClass().add(CopiesStyles.SMALL);
        button.setOnAction(event -> action.run());
        return button;
    }

    static FlowPane flow(Node... nodes) {
        FlowPane flow = new FlowPane(nodes);
        flow.getStyleClass().add(CopiesStyles.FLOW);
        return flow;
    }

    /// A sentence that takes as many lines as it needs.
    static Label sentence(String text) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.getStyleClass().add(CopiesStyles.SENTENCE);
        return label;
    }

    /// The same in the colour of what is said beside.
    static Label muted(String text) {
        Label label = sentence(text);
        label.getStyleClass().add(AppStyles.MUTED);
        return label;
    }

    /// Cards below each other that scroll.
    static ScrollPane side(List<? extends Node> cards) {
        VBox box = new VBox();
        box.getChildren().setAll(cards);
        return side(box);
    }

    /// Cards in a box, which scrolls.
    static ScrollPane side(VBox box) {
        box.getChildren().forEach(Landmarks::mark);
        box.getStyleClass().add(CopiesStyles.SIDE);
        ScrollPane scroll = new ScrollPane(box);
        scroll.setFitToWidth(true);
        scroll.setMinWidth(NARROWEST);
        scroll.getStyleClass().add(CopiesStyles.CARDS);
        SplitPane.setResizableWithParent(scroll, false);
        return scroll;
    }

    static Label cell(String text, String... styles) {
        Label label = new Label(text);
        label.setMinWidth(Region.USE_PREF_SIZE);
        label.getStyleClass().addAll(styles);
        return label;
    }

    static GridPane table() {
        GridPane table = new GridPane();
        table.getStyleClass().add(CopiesStyles.TABLE);
        return table;
    }

    /// A box whose entries are said in the language of the window.
    ///
    /// @param key key of its name
    static <T> ComboBox<T> box(Words words, String key, List<T> entries, Function<T, String> say) {
        ComboBox<T> box = new ComboBox<>();
        box.getStyleClass().add(CopiesStyles.SMALL);
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

    /// A time with the range in which it lies with a confidence of 95 %.
    static String time(Band band) {
        return Digits.time(band.value()) + " (" + Digits.time(band.low()) + " – " + Digits.time(band.high()) + ")";
    }
}
