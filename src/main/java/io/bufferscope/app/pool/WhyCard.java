package io.bufferscope.app.pool;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.picture.pool.Decision;
import io.bufferscope.picture.pool.WhyHere;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// The decisions that led to the place of the step's buffer, numbered, each with how it is known.
final class WhyCard extends VBox implements PoolCard {

    private final Words words;
    private final VBox list = new VBox();

    WhyCard(Words words) {
        this.words = words;
        list.getStyleClass().add(PoolStyles.DECISIONS);
        getStyleClass().add(AppStyles.CARD);
        getChildren().addAll(Controls.label(words.of("pool.card.why"), AppStyles.CARD_TITLE), list);
    }

    @Override
    public void show(PoolMoment moment) {
        List<Decision> decisions = WhyHere.of(moment.before(), moment.scene());
        list.getChildren().clear();
        for (int i = 0; i < decisions.size(); i++) {
            list.getChildren().add(line(i + 1, decisions.get(i)));
        }
        if (decisions.isEmpty()) {
            list.getChildren().add(wrapped(words.say("pool.why.none"), AppStyles.MUTED));
        }
    }

    private Label line(int number, Decision decision) {
        String known = switch (decision.evidence()) {
            case SEEN -> words.say("pool.known.seen");
            case DERIVED -> words.say("pool.known.derived");
            case UNKNOWN -> words.say("pool.known.unknown");
        };
        return wrapped(number + ". " + decision.sentence(words.messages()) + " [" + known + "]", AppStyles.SENTENCE);
    }

    private static Label wrapped(String text, String style) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
        label.getStyleClass().add(style);
        return label;
    }
}
