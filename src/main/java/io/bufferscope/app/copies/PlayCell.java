package io.bufferscope.app.copies;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.copies.ownership.Play;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// What the list of plays shows of a play: the rule it is about, its title, and whether the rule is broken.
record PlayCell(Words words) implements Function<Play, Node> {

    @Override
    public Node apply(Play play) {
        Label chip = Controls.label(words.of(() -> play.ownership().word(words.messages())), AppStyles.CHIP);
        chip.setMinWidth(Region.USE_PREF_SIZE);
        Label title = Controls.label(words.of(() -> (play.breaksRule() ? "✗ " : "✓ ") + play.title(words.messages())));
        title.setWrapText(true);
        title.setMinHeight(Region.USE_PREF_SIZE);
        HBox.setHgrow(title, Priority.ALWAYS);
        return Controls.row(CopiesStyles.FLOW, chip, title);
    }
}
