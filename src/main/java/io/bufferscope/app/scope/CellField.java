package io.bufferscope.app.scope;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import java.util.function.IntConsumer;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// The field for the value of the chosen byte; Enter hands on what was written.
final class CellField extends HBox {

    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");
    private static final int NONE = -1;

    private final Words words;
    private final Label name = new Label();
    private final TextField value = new TextField();

    /// @param enter takes a value from 0 to 255
    CellField(Words words, IntConsumer enter) {
        this.words = words;
        getStyleClass().add(ScopeStyles.PALETTE_ROW);
        setAlignment(Pos.CENTER_LEFT);
        name.getStyleClass().add(ScopeStyles.PALETTE_GROUP);
        name.setMinWidth(Region.USE_PREF_SIZE);
        value.getStyleClass().add(AppStyles.MONO);
        value.setPrefColumnCount(5);
        value.accessibleTextProperty().bind(name.textProperty());
        Controls.tip(value, words.of("palette.byte.tip"));
        value.setOnAction(event -> {
            int octet = parse(value.getText());
            value.pseudoClassStateChanged(WRONG, octet == NONE);
            if (octet != NONE) {
                enter.accept(octet);
            }
        });
        value.textProperty().subscribe(text -> value.pseudoClassStateChanged(WRONG, false));
        getChildren().addAll(name, value);
        hide();
    }

    /// Shows a byte.
    ///
    /// @param octet its value from 0 to 255, or -1 if it is not known
    void show(long index, int octet) {
        name.setText(words.say("palette.byte", index));
        if (!value.isFocused()) {
            value.setText(octet < 0 ? "" : "0x%02x".formatted(octet));
        }
        Controls.show(this, true);
    }

    void hide() {
        Controls.show(this, false);
    }

    /// A value from 0 to 255 written as `0x41`, `65`, `-1` or `'A'`; -1 for anything else.
    static int parse(String text) {
        String bare = text.strip();
        if (bare.length() == 3 && bare.startsWith("'") && bare.endsWith("'") && bare.charAt(1) < 256) {
            return bare.charAt(1);
        }
        try {
            int number = Integer.decode(bare);
            return number >= Byte.MIN_VALUE && number < 256 ? number & 0xff : NONE;
        } catch (NumberFormatException notANumber) {
            return NONE;
        }
    }
}
