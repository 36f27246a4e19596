package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Words;
import io.bufferscope.picture.ByteFormat;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.ChoiceBox;
import javafx.scene.layout.Region;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/// The choice of how bytes are written in their cells.
final class CellModes extends ChoiceBox<ByteFormat> {

    private final Words words;

    CellModes(Words words, ObjectProperty<ByteFormat> format) {
        this.words = words;
        getItems().setAll(ByteFormat.values());
        setMinWidth(Region.USE_PREF_SIZE);
        accessibleTextProperty().bind(words.of("tapes.format"));
        words.messagesProperty().subscribe(messages -> setConverter(converter()));
        valueProperty().bindBidirectional(format);
    }

    private StringConverter<ByteFormat> converter() {
        return new StringConverter<>() {
            @Override
            public String toString(@Nullable ByteFormat value) {
                return value == null ? "" : words.say(CellModes.key(value));
            }

            @Override
            public ByteFormat fromString(String text) {
                return ByteFormat.HEX;
            }
        };
    }

    private static String key(ByteFormat format) {
        return switch (format) {
            case HEX -> "tapes.format.hex";
            case HEX_ONLY -> "tapes.format.hexonly";
            case DECIMAL -> "tapes.format.decimal";
            case CHARACTER -> "tapes.format.character";
            case SHORT -> "tapes.format.short";
            case INT -> "tapes.format.int";
            case LONG -> "tapes.format.long";
            case FLOAT -> "tapes.format.float";
            case DOUBLE -> "tapes.format.double";
        };
    }
}
