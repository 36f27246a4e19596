package io.bufferscope.app.scope;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.picture.forecast.PaletteCall;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A button that writes a call, marked if the call would throw.
final class PaletteButton extends Button {

    private static final PseudoClass THROWS = PseudoClass.getPseudoClass("throws");

    private final Tooltip tip = new Tooltip();
    private @Nullable PaletteCall call;

    /// @param press takes the call
    /// @param hint takes the sentence of the call that is pointed at
    /// @param noHint what is said when none is
    PaletteButton(Consumer<PaletteCall> press, Consumer<String> hint, Supplier<String> noHint) {
        getStyleClass().addAll(ScopeStyles.PALETTE_CALL, AppStyles.MONO);
        setMnemonicParsing(false);
        setTooltip(tip);
        setMinWidth(USE_PREF_SIZE);
        setOnAction(event -> press.accept(call()));
        hoverProperty()
                .or(focusedProperty())
                .subscribe(pointed -> hint.accept(pointed ? tip.getText() : noHint.get()));
    }

    PaletteCall call() {
        if (call == null) {
            throw new IllegalStateException("no call yet");
        }
        return call;
    }

    void show(PaletteCall newCall, String sentence) {
        call = newCall;
        setText(newCall.label());
        tip.setText(sentence);
        setAccessibleText(sentence);
        boolean refused = PalettePane.isRefused(newCall);
        pseudoClassStateChanged(THROWS, refused);
        if (refused != (getGraphic() != null)) {
            setGraphic(refused ? new FontIcon(Feather.ALERT_TRIANGLE) : null);
        }
    }
}
