package io.bufferscope.app.bench;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.bench.report.Figures;
import io.bufferscope.bench.result.Measurement;
import io.bufferscope.bench.result.Metric;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;

/// What was measured besides the score of the result that is looked at: percentiles, allocation, collections.
final class AlsoCard extends VBox {

    private static final List<Double> PERCENTILES = List.of(0.0, 50.0, 90.0, 99.0, 99.9, 100.0);

    /// What a handful of iterations can tell.
    private static final List<Double> FEW = List.of(0.0, 50.0, 100.0);

    /// Names of JMH's own with words for them.
    private static final Map<String, String> KNOWN = Map.of(
            "gc.alloc.rate", "bench.also.rate",
            "gc.alloc.rate.norm", "bench.also.norm",
            "gc.count", "bench.also.count",
            "gc.time", "bench.also.time");

    private final Words words;
    private final BenchView look;
    private final Label name = Cards.sentence("");
    private final GridPane table = Cards.table();

    AlsoCard(Words words, BenchView look) {
        this.words = words;
        this.look = look;
        name.getStyleClass().add(AppStyles.MONO);
        getStyleClass().add(AppStyles.CARD);
        getChildren().addAll(Controls.label(words.of("bench.card.also"), AppStyles.CARD_TITLE), name, table);
        look.runProperty().subscribe(run -> show());
        look.resultProperty().subscribe(result -> show());
        words.messagesProperty().subscribe(messages -> show());
    }

    private void show() {
        Optional<Measurement> measured = look.measurement();
        Controls.show(this, measured.isPresent());
        table.getChildren().clear();
        measured.ifPresent(it -> {
            name.setText(Bars.label(it));
            it.secondary().forEach(this::row);
            percentiles(it.primary()).forEach(percentile -> row(percentile, it.primary()));
        });
    }

    private static List<Double> percentiles(Metric primary) {
        return primary.histogram().isEmpty() ? FEW : PERCENTILES;
    }

    /// JMH writes the percentiles of sampled times a second time, as metrics of their own.
    private void row(String metric, Metric value) {
        if (metric.matches("p[0-9.]+")) {
            return;
        }
        String key = KNOWN.get(metric);
        add(key == null ? metric : words.say(key), value.score(), value.unit());
    }

    private void row(double percentile, Metric primary) {
        Double value = primary.percentiles().get(percentile);
        if (value != null) {
            add(percentile(percentile), value, primary.unit());
        }
    }

    private String percentile(double percentile) {
        if (percentile == 0) {
            return words.say("bench.also.least");
        }
        return percentile == 100
                ? words.say("bench.also.most")
                : "P" + (percentile == Math.rint(percentile) ? Integer.toString((int) percentile) : percentile);
    }

    private void add(String what, double value, String unit) {
        table.addRow(
                table.getRowCount(),
                Cards.sentence(what),
                Cards.cell(Figures.number(value) + " " + unit, AppStyles.MONO));
    }
}
