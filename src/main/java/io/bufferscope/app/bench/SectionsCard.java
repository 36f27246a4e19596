package io.bufferscope.app.bench;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.claims.Section;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// A card of titled texts; the first title is that of the card, and without texts there is no card.
final class SectionsCard extends VBox {

    SectionsCard() {
        getStyleClass().add(AppStyles.CARD);
    }

    void show(List<Section> sections) {
        List<Node> rows = new ArrayList<>();
        for (Section section : sections) {
            Label title = Cards.sentence(section.title());
            title.getStyleClass().add(AppStyles.CARD_TITLE);
            rows.add(title);
            Label text = Cards.sentence(section.text());
            if (section.code()) {
                text.getStyleClass().add(AppStyles.MONO);
            }
            rows.add(text);
        }
        getChildren().setAll(rows);
        Controls.show(this, !rows.isEmpty());
    }
}
