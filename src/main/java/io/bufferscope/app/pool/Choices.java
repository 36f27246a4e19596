package io.bufferscope.app.pool;

import io.bufferscope.app.shell.Cards;
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

    private Choices() {}

    /// A box with the first of its entries chosen.
    ///
    /// @param key key of its name
    /// @param keys the key of the words for an entry
    static ComboBox<String> box(Words words, String key, UnaryOperator<String> keys, List<String> entries) {
        ComboBox<String> box = Cards.box(words, key, entries, entry -> words.say(keys.apply(entry)));
        HBox.setHgrow(box, Priority.SOMETIMES);
        box.setValue(entries.getFirst());
        box.setButtonCell(new Chosen(box));
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
