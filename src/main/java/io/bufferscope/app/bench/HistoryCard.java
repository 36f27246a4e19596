package io.bufferscope.app.bench;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.bench.result.RunFile;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.VBox;

/// The runs of the chosen subject on this machine: one is looked at, another may be compared with it.
final class HistoryCard extends VBox {

    private static final int MOST = 12;

    private final Words words;
    private final BenchView look;
    private final VBox rows = new VBox();

    HistoryCard(Words words, BenchDesk desk, BenchView look) {
        this.words = words;
        this.look = look;
        rows.getStyleClass().add(AppStyles.CARD_FORM);
        getStyleClass().add(AppStyles.CARD);
        getChildren().addAll(Controls.label(words.of("bench.card.history"), AppStyles.CARD_TITLE), rows);
        look.subjectProperty().subscribe(subject -> show());
        look.runProperty().subscribe(run -> show());
        look.againstProperty().subscribe(run -> show());
        desk.changesProperty().subscribe(count -> show());
        words.messagesProperty().subscribe(messages -> show());
    }

    private void show() {
        List<RunFile> runs = look.runs();
        List<Node> lines = new ArrayList<>();
        runs.stream().limit(MOST).forEach(run -> lines.add(row(run)));
        if (runs.isEmpty()) {
            lines.add(Cards.muted(words.say("bench.history.none")));
        } else if (runs.size() > MOST) {
            lines.add(Cards.muted(words.say("bench.history.more", runs.size() - MOST)));
        }
        Controls.show(this, !look.subjectProperty().get().isFile());
        rows.getChildren().setAll(lines);
    }

    private Node row(RunFile run) {
        boolean shown = run.equals(look.runProperty().get());
        ToggleButton show = toggle("bench.history.show", shown);
        show.setOnAction(event -> {
            show.setSelected(true);
            look.show(run);
        });
        ToggleButton compare = toggle(
                "bench.history.compare", run.equals(look.againstProperty().get()));
        compare.setOnAction(event -> look.againstProperty().set(compare.isSelected() ? run : null));
        compare.setDisable(shown);
        return new VBox(Cards.sentence(new RunWords(words).title(run)), Cards.flow(show, compare));
    }

    private ToggleButton toggle(String key, boolean in) {
        ToggleButton button = new ToggleButton(words.say(key));
        button.setSelected(in);
        button.setMinWidth(USE_PREF_SIZE);
        button.getStyleClass().add(AppStyles.SMALL);
        return button;
    }
}
