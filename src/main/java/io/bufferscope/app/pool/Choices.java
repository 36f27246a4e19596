package io.bufferscope.app.pool;

import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import java.util.List;
import java.util.function.UnaryOperator;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/// Boxes whose entries are words of the script, shown in the language of the window.
final class Choices {

    private static final double LEAST = 50;

    private Choices() {}

    /// A box with the first of its entries chosen.
    ///
    /// @param key key of its name
    /// @param keys the key of the words for an entry
    static ComboBox<String> box(Words words, String key, UnaryOperator<String> keys, List<String> entries) {
        ComboBox<String> box = new ComboBox<>();
        box.getStyleClass().add(PoolStyles.SMALL);
        box.setMinWidth(LEAST);
        HBox.setHgrow(box, Priority.SOMETIMES);
        box.getItems().setAll(entries);
        box.setValue(entries.getFirst());
        box.accessibleTextProperty().bind(words.of(key));
        box.setButtonCell(new Chosen(box));
        words.messagesProperty()
                .subscribe(messages -> box.setConverter(new StringConverter<>() {
                    @Override
                    public String toString(String entry) {
                        return entry == null ? "" : messages.text(keys.apply(entry));
                    }

                    @Override
                    public String fromString(String text) {
                        return text;
                    }
                }));
        return box;
    }

    /// What is shown of the chosen entry, with a tooltip that says the rest where it is cut.
    private static final class Chosen extends ListCell<String> {

        private final ComboBox<String> box;

        Chosen(ComboBox<String> box) {
            this.box = box;
            Controls.tip(this, textProperty());
            box.converterProperty().subscribe(converter -> tell());
        }

        @Override
        protected void updateItem(@Nullable String entry, boolean empty) {
            super.updateItem(entry, empty);
            tell();
        }

        private void tell() {
            StringConverter<String> converter = box.getConverter();
            setText(getItem() == null || converter == null ? "" : converter.toString(getItem()));
        }
    }
}
