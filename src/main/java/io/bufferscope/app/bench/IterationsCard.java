package io.bufferscope.app.bench;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Drawing;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import io.bufferscope.bench.result.Measurement;
import io.bufferscope.bench.result.Metric;
import io.bufferscope.bench.result.RunFile;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.bench.IterationChart;
import io.bufferscope.picture.bench.Iterations;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// The iterations of the result that is looked at, one after the other.
final class IterationsCard extends VBox {

    private static final double HEIGHT = 130;

    private final Words words;
    private final BenchView look;
    private final Label legend = Cards.muted("");
    private final Chart chart;
    private Iterations shown = new Iterations(List.of(), Double.NaN, Double.NaN, Double.NaN, "");

    IterationsCard(Manner manner, BenchView look) {
        this.words = manner.words();
        this.look = look;
        this.chart = new Chart(manner);
        getStyleClass().add(AppStyles.CARD);
        getChildren().addAll(Controls.label(words.of("bench.card.iterations"), AppStyles.CARD_TITLE), legend, chart);
        look.runProperty().subscribe(run -> show());
        look.resultProperty().subscribe(result -> show());
        words.messagesProperty().subscribe(messages -> show());
    }

    private void show() {
        Optional<Measurement> measured =
                look.measurement().filter(it -> !it.primary().points().isEmpty());
        Controls.show(this, measured.isPresent());
        measured.ifPresent(it -> {
            shown = iterations(it);
            legend.setText(words.say("bench.iterations.legend", Bars.label(it)));
            chart.redraw();
        });
    }

    private Iterations iterations(Measurement measured) {
        Metric primary = measured.primary();
        RunFile run = look.runProperty().get();
        List<List<Double>> warmups =
                run == null ? List.of() : run.run().warmups().getOrDefault(measured.id(), List.of());
        List<Iterations.Fork> forks = new ArrayList<>();
        for (int i = 0; i < primary.raw().size(); i++) {
            List<Double> warmup = i < warmups.size() ? warmups.get(i) : List.of();
            forks.add(new Iterations.Fork(
                    words.say("bench.iterations.fork", i + 1),
                    warmup,
                    primary.raw().get(i)));
        }
        return new Iterations(forks, primary.score(), primary.low(), primary.high(), primary.unit());
    }

    /// The picture itself.
    private final class Chart extends Drawing {

        Chart(Manner manner) {
            super(manner);
        }

        @Override
        protected Picture draw(double width) {
            setAccessibleText(legend.getText());
            return IterationChart.picture(shown, width, HEIGHT);
        }
    }
}
