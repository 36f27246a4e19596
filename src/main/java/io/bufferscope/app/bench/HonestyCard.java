package io.bufferscope.app.bench;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.bench.report.Report;
import io.bufferscope.bench.result.RunFile;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.VBox;

/// How far the run can be trusted that is looked at: what each rule of honest measuring finds in its record.
final class HonestyCard extends VBox {

    private final Words words;
    private final BenchView look;
    private final VBox rows = new VBox();

    HonestyCard(Words words, BenchView look) {
        this.words = words;
        this.look = look;
        rows.getStyleClass().add(AppStyles.CARD_FORM);
        getStyleClass().add(AppStyles.CARD);
        getChildren().addAll(Controls.label(words.of("bench.card.honesty"), AppStyles.CARD_TITLE), rows);
        look.runProperty().subscribe(run -> show());
        words.messagesProperty().subscribe(messages -> show());
    }

    private void show() {
        RunFile run = look.runProperty().get();
        if (run == null) {
            rows.getChildren().setAll(Cards.muted(words.say("bench.honesty.none")));
            return;
        }
        Report report = new Report(run.run(), words.messages());
        List<Node> lines = report.findings().stream()
                .<Node>map(finding -> Cards.sentence(report.sentence(finding)))
                .toList();
        rows.getChildren().setAll(lines);
    }
}
