package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import java.util.List;
import java.util.function.LongPredicate;
import javafx.animation.PauseTransition;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The controls of the tapes pane: folding, memory map, going to an index, copying the state as text.
final class TapeTools {

    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

    private final CheckBox folded = new CheckBox();
    private final ToggleButton map = new ToggleButton();
    private final TextField index = new TextField();
    private final Button copy;

    /// @param find goes to an index, or tells that there is no such byte
    /// @param copyState copies the state as text
    TapeTools(Words words, LongPredicate find, Runnable copyState) {
        folded.textProperty().bind(words.of("tapes.fold"));
        folded.setSelected(true);
        folded.setMinWidth(Region.USE_PREF_SIZE);
        map.textProperty().bind(words.of("tapes.map"));
        map.setGraphic(new FontIcon(Feather.LAYERS));
        map.setMinWidth(Region.USE_PREF_SIZE);
        Controls.name(map, words.of("tapes.map.tip"));
        index.promptTextProperty().bind(words.of("tapes.index"));
        index.accessibleTextProperty().bind(words.of("tapes.index"));
        index.setOnAction(event -> index.pseudoClassStateChanged(WRONG, !find.test(number(index.getText()))));
        index.textProperty().subscribe(text -> index.pseudoClassStateChanged(WRONG, false));
        copy = Controls.iconButton(Feather.COPY, words.of("tapes.copy"), copyState);
    }

    List<Node> nodes() {
        return List.of(folded, index, map, copy);
    }

    CheckBox folded() {
        return folded;
    }

    ToggleButton map() {
        return map;
    }

    /// Shows for a moment that the state was copied.
    void copied() {
        copy.setGraphic(new FontIcon(Feather.CHECK));
        PauseTransition pause = new PauseTransition(Duration.seconds(1.2));
        pause.setOnFinished(event -> copy.setGraphic(new FontIcon(Feather.COPY)));
        pause.play();
    }

    /// A decimal number, or a hexadecimal one after `0x`; -1 for anything else.
    static long number(String text) {
        try {
            return Long.decode(text.strip());
        } catch (NumberFormatException notANumber) {
            return -1;
        }
    }
}
