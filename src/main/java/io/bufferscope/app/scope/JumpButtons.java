package io.bufferscope.app.scope;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Pairs of buttons to the step before and the next step of a kind: changes, exceptions, output.
final class JumpButtons extends HBox {

    /// A pair of buttons.
    ///
    /// @param key key of the words; with `.next` and `.previous` they name the buttons
    record Pair(Ikon icon, String key, Runnable previous, Runnable next) {}

    JumpButtons(Words words, Pair... pairs) {
        getStyleClass().addAll(ScopeStyles.JUMPS, AppStyles.SPARE);
        setAlignment(Pos.CENTER);
        setMinWidth(USE_PREF_SIZE);
        for (Pair pair : pairs) {
            getChildren().add(pair(words, pair));
        }
    }

    private static Node pair(Words words, Pair pair) {
        FontIcon icon = new FontIcon(pair.icon());
        Button previous = Controls.iconButton(
                Feather.CHEVRON_LEFT, words.of(() -> words.say("jump." + pair.key() + ".previous")), pair.previous());
        Button next = Controls.iconButton(
                Feather.CHEVRON_RIGHT, words.of(() -> words.say("jump." + pair.key() + ".next")), pair.next());
        return Controls.row(ScopeStyles.JUMP, previous, icon, next);
    }
}
