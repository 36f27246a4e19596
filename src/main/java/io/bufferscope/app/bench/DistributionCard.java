package io.bufferscope.app.bench;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Drawing;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import io.bufferscope.bench.report.Figures;
import io.bufferscope.bench.result.Measurement;
import io.bufferscope.bench.result.Metric;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.bench.PercentileChart;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// The distribution of the sampled times of the result that is looked at.
final class DistributionCard extends VBox {

    private static final double HEIGHT = 130;

    private final Words words;
    private final BenchView look;
    private final Label legend = Cards.muted("");
    private final Chart chart;
    private List<PercentileChart.Point> shown = List.of();
    private String unit = "";

    DistributionCard(Manner manner, BenchView look) {
        this.words = manner.words();
        this.look = look;
        this.chart = new Chart(manner);
        getStyleClass().add(AppStyles.CARD);
        getChildren().addAll(Controls.label(words.of("bench.card.distribution"), AppStyles.CARD_TITLE), legend, chart);
        look.runProperty().subscribe(run -> show());
        look.resultProperty().subscribe(result -> show());
        words.messagesProperty().subscribe(messages -> show());
    }

    private void show() {
        Optional<Measurement> measured =
                look.measurement().filter(it -> !it.primary().histogram().isEmpty());
        Controls.show(this, measured.isPresent());
        measured.ifPresent(it -> {
            Metric primary = it.primary();
            long times =
                    primary.histogram().stream().mapToLong(Metric.Count::times).sum();
            legend.setText(words.say("bench.distribution.legend", Bars.label(it), times));
            unit = primary.unit();
            shown = primary.percentiles().entrySet().stream()
                    .filter(each -> each.getValue() > 0)
                    .map(this::point)
                    .toList();
            chart.redraw();
        });
    }

    private PercentileChart.Point point(Map.Entry<Double, Double> percentile) {
        double place = percentile.getKey();
        String word = place == Math.rint(place) ? Integer.toString((int) place) : Double.toString(place);
        String value = Figures.number(percentile.getValue()) + " " + unit;
        return new PercentileChart.Point(
                "P" + word, percentile.getValue(), words.say("bench.distribution.tip", word, value));
    }

    /// The picture itself.
    private final class Chart extends Drawing {

        Chart(Manner manner) {
            super(manner);
        }

        @Override
        protected Picture draw(double width) {
            setAccessibleText(legend.getText());
            return PercentileChart.picture(shown, width, HEIGHT, unit);
        }
    }
}
