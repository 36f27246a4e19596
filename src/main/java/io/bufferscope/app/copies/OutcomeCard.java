package io.bufferscope.app.copies;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.copies.rdma.Completion;
import io.bufferscope.copies.rdma.Outcome;
import io.bufferscope.copies.rdma.Pitfall;
import io.bufferscope.copies.rdma.Playback;
import io.bufferscope.copies.rdma.Verb;
import io.bufferscope.copies.rdma.VerbText;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The verbs that were called, what the last one led to, and what a mistake teaches.
final class OutcomeCard extends VBox {

    private static final int SHOWN = 10;

    private final Words words;
    private final RdmaModel model;
    private final Steps steps;
    private final HBox ways;
    private final VBox content = new VBox();

    OutcomeCard(Words words, RdmaModel model, Steps steps) {
        this.words = words;
        this.model = model;
        this.steps = steps;
        ToggleGroup group = new ToggleGroup();
        ways = new HBox(way("rdma.wrong", false, group, "left-pill"), way("rdma.right", true, group, "right-pill"));
        content.getStyleClass().add(AppStyles.CARD_FORM);
        getStyleClass().add(AppStyles.CARD);
        getChildren().addAll(Controls.label(words.of("rdma.calls"), AppStyles.CARD_TITLE), ways, content);
    }

    private ToggleButton way(String key, boolean right, ToggleGroup group, String pill) {
        ToggleButton button = new ToggleButton();
        button.textProperty().bind(words.of(key));
        button.setToggleGroup(group);
        button.setMinWidth(USE_PREF_SIZE);
        button.getStyleClass().addAll(AppStyles.SMALL, pill);
        button.setOnAction(event -> {
            button.setSelected(true);
            model.rightProperty().set(right);
        });
        model.rightProperty().subscribe(now -> button.setSelected(now == right));
        return button;
    }

    /// Shows what has been called.
    ///
    /// @param pitfall the mistake it is about, or null
    void show(@Nullable Pitfall pitfall) {
        Controls.show(ways, pitfall != null);
        List<Node> rows = new ArrayList<>();
        List<Playback.Step> all = model.playbackProperty().get().steps();
        int at = model.at();
        int first = Math.clamp(at - SHOWN / 2, 0, Math.max(0, all.size() - SHOWN));
        for (int i = first; i < Math.min(all.size(), first + SHOWN); i++) {
            rows.add(row(all.get(i), i + 1, at));
        }
        Playback.Step step = model.step();
        if (step == null) {
            rows.add(Cards.muted(words.say(pitfall == null ? "rdma.begin.free" : "rdma.begin")));
        }
        if (pitfall != null && at == all.size()) {
            rows.add(
                    Cards.sentence(words.say("rdma.lesson", pitfall.claim()) + " " + pitfall.lesson(words.messages())));
        }
        content.getChildren().setAll(rows);
    }

    private Node row(Playback.Step step, int number, int at) {
        String mark = number == at ? "▶ " : "";
        Label call = Cards.sentence(mark + number + ". " + VerbText.of(step.verb(), words.messages()));
        call.getStyleClass().add(number <= at ? AppStyles.MONO : AppStyles.MUTED);
        VBox row = new VBox(call);
        if (number == at) {
            Label told = Cards.sentence(told(words, step));
            told.getStyleClass().add(step.outcome().refused() ? AppStyles.CHIP_WARNING : AppStyles.MUTED);
            row.getChildren().add(told);
        }
        row.setOnMouseClicked(event -> steps.atProperty().set(number));
        return row;
    }

    /// What a verb led to, in sentences.
    static String told(Words words, Playback.Step step) {
        Outcome outcome = step.outcome();
        boolean call = !(step.verb() instanceof Verb.Carry || step.verb() instanceof Verb.FreeMemory);
        List<String> said = new ArrayList<>();
        if (outcome.refused()) {
            said.add("→ " + outcome.error() + ".");
        } else if (outcome.created() > 0) {
            said.add("→ " + outcome.created() + ".");
        } else if (!outcome.polled().isEmpty()) {
            said.add("→ "
                    + String.join(
                            ", ",
                            outcome.polled().stream()
                                    .map(OutcomeCard::completion)
                                    .toList()) + ".");
        } else if (call) {
            said.add("→ 0.");
        }
        said.addAll(outcome.sentences(words.messages()));
        return String.join(" ", said);
    }

    private static String completion(Completion completion) {
        return SiteMaker.said(completion);
    }
}
