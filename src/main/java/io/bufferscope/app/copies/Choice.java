package io.bufferscope.app.copies;

import io.bufferscope.app.shell.Landmarks;
import io.bufferscope.app.shell.Words;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.VBox;

/// A list of which one entry is always chosen.
///
/// @param <T> type of the entries
final class Choice<T> extends ScrollPane {

    private static final double LEAST = 150;

    private final List<T> entries;
    private final List<ToggleButton> buttons;
    private final ReadOnlyObjectWrapper<T> chosen;

    /// @param key key of its name
    /// @param face makes what is seen of an entry
    Choice(Words words, String key, List<T> entries, Function<T, Node> face) {
        this.entries = List.copyOf(entries);
        this.chosen = new ReadOnlyObjectWrapper<>(entries.getFirst());
        ToggleGroup group = new ToggleGroup();
        this.buttons = entries.stream().map(entry -> button(entry, face.apply(entry), group)).toList();
        VBox box = new VBox();
        box.getChildren().setAll(buttons);
        box.getStyleClass().add(CopiesStyles.CHOICE);
        setContent(box);
        setFitToWidth(true);
        setMinWidth(LEAST);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        getStyleClass().add(CopiesStyles.CARDS);
        accessibleTextProperty().bind(words.of(key));
        chosen.subscribe(entry -> buttons.get(entries.indexOf(entry)).setSelected(true));
        Landmarks.mark(this);
    }

    private ToggleButton button(T entry, Node face, ToggleGroup group) {
        ToggleButton button = new ToggleButton(null, face);
        button.setToggleGroup(group);
        button.setMaxWidth(Double.MAX_VALUE);
        button.getStyleClass().add(CopiesStyles.ENTRY);
        button.setOnAction(event -> {
            button.setSelected(true);
            chosen.set(entry);
        });
        return button;
    }

    ReadOnlyObjectProperty<T> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    T chosen() {
        return chosen.get();
    }

    /// Chooses what lies some places further down.
    void move(int by) {
        int at = Math.clamp(entries.indexOf(chosen.get()) + by, 0, entries.size() - 1);
        chosen.set(entries.get(at));
        focusOn();
    }

    /// Takes the keyboard to the chosen entry.
    void focusOn() {
        buttons.get(entries.indexOf(chosen.get())).requestFocus();
    }
}
