package io.bufferscope.app.copies;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Landmarks;
import io.bufferscope.app.shell.Words;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
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
    /// @param title what an entry is called
    /// @param chip what kind of entry it is
    Choice(Words words, String key, List<T> entries, Function<T, String> title, Function<T, String> chip) {
        this.entries = List.copyOf(entries);
        this.chosen = new ReadOnlyObjectWrapper<>(entries.getFirst());
        ToggleGroup group = new ToggleGroup();
        this.buttons = entries.stream()
                .map(entry -> button(
                        entry,
                        words.of(() -> title.apply(entry)),
                        Controls.label(words.of(() -> chip.apply(entry)), AppStyles.CHIP),
                        group))
                .toList();
        VBox box = new VBox();
        box.getChildren().setAll(buttons);
        box.getStyleClass().add(CopiesStyles.CHOICE);
        setContent(box);
        setFitToWidth(true);
        setMinWidth(LEAST);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        getStyleClass().add(AppStyles.CARDS);
        accessibleTextProperty().bind(words.of(key));
        chosen.subscribe(entry -> buttons.get(entries.indexOf(entry)).setSelected(true));
        Landmarks.mark(this);
    }

    private ToggleButton button(T entry, ObservableValue<String> title, Label chip, ToggleGroup group) {
        ToggleButton button = new ToggleButton(null, chip);
        button.textProperty().bind(title);
        button.setWrapText(true);
        button.setMinHeight(USE_PREF_SIZE);
        chip.setMinWidth(USE_PREF_SIZE);
        Controls.tip(button, title);
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
