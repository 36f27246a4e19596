package io.bufferscope.app.pool;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.trace.Output;
import io.bufferscope.trace.Thrown;
import java.util.stream.Collectors;
import javafx.scene.control.TextArea;
import javafx.scene.layout.VBox;

/// What the player answered at the step: refusals, exceptions, what Netty says of itself.
final class SaidCard extends VBox implements PoolCard {

    private static final int ROWS = 6;

    private final TextArea text = new TextArea();

    SaidCard(Words words) {
        text.setEditable(false);
        text.setWrapText(true);
        text.setPrefRowCount(ROWS);
        text.getStyleClass().add(AppStyles.MONO);
        text.accessibleTextProperty().bind(words.of("pool.card.said"));
        getStyleClass().add(AppStyles.CARD);
        getChildren().addAll(Controls.label(words.of("pool.card.said"), AppStyles.CARD_TITLE), text);
    }

    @Override
    public void show(PoolMoment moment) {
        String said = moment.frame().output().stream().map(Output::text).collect(Collectors.joining());
        Thrown thrown = moment.frame().thrown();
        String all = thrown == null
                ? said
                : said + thrown.className() + (thrown.message() == null ? "" : ": " + thrown.message());
        if (!all.equals(text.getText())) {
            text.setText(all);
        }
        Controls.show(this, !all.isEmpty());
    }
}
