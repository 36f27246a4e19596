package io.bufferscope.app.bench;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.bench.report.Figures;
import io.bufferscope.bench.result.Comparison;
import io.bufferscope.bench.result.Measurement;
import io.bufferscope.bench.result.RunFile;
import java.util.Locale;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;

/// Two runs of the same benchmarks side by side, and whether they can be told apart.
final class CompareCard extends VBox {

    private final Words words;
    private final BenchView look;
    private final Label what = Cards.muted("");
    private final GridPane table = Cards.table();

    CompareCard(Words words, BenchView look) {
        this.words = words;
        this.look = look;
        getStyleClass().add(AppStyles.CARD);
        getChildren().addAll(Controls.label(words.of("bench.card.compare"), AppStyles.CARD_TITLE), what, table);
        look.runProperty().subscribe(run -> show());
        look.againstProperty().subscribe(run -> show());
        words.messagesProperty().subscribe(messages -> show());
    }

    private void show() {
        RunFile now = look.runProperty().get();
        RunFile then = look.againstProperty().get();
        boolean both = now != null && then != null;
        Controls.show(this, both);
        table.getChildren().clear();
        if (both) {
            RunWords runs = new RunWords(words);
            what.setText(words.say("bench.compare.what", runs.title(now), runs.title(then)));
            now.run().measurements().forEach(measured -> row(measured, then));
        }
    }

    private void row(Measurement now, RunFile then) {
        then.run().measurements().stream()
                .filter(each -> each.id().equals(now.id()))
                .findFirst()
                .ifPresent(before -> table.addRow(
                        table.getRowCount(),
                        Cards.cell(Bars.label(now), AppStyles.MONO),
                        Cards.sentence(figures(now, before)),
                        Cards.sentence(verdict(now, before))));
    }

    private static String figures(Measurement now, Measurement before) {
        return Figures.score(before.primary()) + " → " + Figures.score(now.primary());
    }

    private String verdict(Measurement now, Measurement before) {
        String ratio = String.format(
                Locale.ROOT, "%.2f", now.primary().score() / before.primary().score());
        return switch (Comparison.of(now, before)) {
            case ALIKE -> words.say("benchreport.alike");
            case BETTER -> words.say("benchreport.better", ratio);
            case WORSE -> words.say("benchreport.worse", ratio);
            case UNKNOWN -> words.say("benchreport.unknown", ratio);
        };
    }
}
