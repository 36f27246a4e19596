package io.bufferscope.app.copies;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.copies.rdma.Offer;
import io.bufferscope.copies.rdma.Verb;
import io.bufferscope.copies.rdma.VerbText;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The verbs as buttons, for one of the two ends; each says what it is called with, or what it lacks.
final class VerbsCard extends VBox {

    private final Words words;
    private final RdmaModel model;
    private final GridPane table = Cards.table();
    private final Button undo;
    private final List<Button> buttons = new ArrayList<>();
    private final List<Label> notes = new ArrayList<>();
    private List<Offer> offers = List.of();
    private Verb.End end = Verb.End.NEAR;

    VerbsCard(Words words, RdmaModel model, Steps steps) {
        this.words = words;
        this.model = model;
        this.undo = Cards.button(words, "rdma.undo", () -> steps.move(-1));
        ToggleGroup group = new ToggleGroup();
        HBox ends = new HBox(end("rdma.end.near", Verb.End.NEAR, group), end("rdma.end.far", Verb.End.FAR, group));
        getStyleClass().add(AppStyles.CARD);
        getChildren()
                .addAll(
                        Controls.label(words.of("rdma.verbs"), AppStyles.CARD_TITLE),
                        Cards.flow(
                                Cards.button(words, "rdma.start.empty", () -> model.begin(false)),
                                Cards.button(words, "rdma.start.connected", () -> model.begin(true)),
                                undo),
                        ends,
                        table);
    }

    private ToggleButton end(String key, Verb.End of, ToggleGroup group) {
        ToggleButton button = new ToggleButton();
        button.textProperty().bind(words.of(key));
        button.setToggleGroup(group);
        button.setSelected(of == end);
        button.setMinWidth(USE_PREF_SIZE);
        button.getStyleClass().addAll(AppStyles.SMALL, of == Verb.End.NEAR ? "left-pill" : "right-pill");
        button.setOnAction(event -> {
            button.setSelected(true);
            end = of;
            show();
        });
        return button;
    }

    /// Offers what can be called in the state that is looked at.
    void show() {
        undo.setDisable(model.at() == 0);
        offers = Offer.of(model.fabric(), end, model.at() + 1);
        while (buttons.size() < offers.size()) {
            addRow(buttons.size());
        }
        for (int row = 0; row < offers.size(); row++) {
            Offer offer = offers.get(row);
            Verb verb = offer.verb();
            buttons.get(row).setText(offer.name());
            buttons.get(row).setDisable(verb == null);
            notes.get(row).setText(verb == null ? words.say(offer.lacks()) : given(verb));
        }
    }

    private void addRow(int row) {
        Button button = new Button();
        button.setMnemonicParsing(false);
        button.getStyleClass().addAll(AppStyles.SMALL, AppStyles.MONO);
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(event -> call(offers.get(row).verb()));
        buttons.add(button);
        notes.add(Cards.muted(""));
        table.addRow(row, button, notes.get(row));
    }

    /// What a verb is given.
    private String given(Verb verb) {
        String text = VerbText.of(verb, words.messages());
        int open = text.indexOf('(');
        return open > 0 && text.endsWith(")") ? text.substring(open + 1, text.length() - 1) : text;
    }

    private void call(@Nullable Verb verb) {
        if (verb != null) {
            model.call(verb);
        }
    }
}
