package io.bufferscope.app.bench;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Drawing;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import io.bufferscope.bench.report.Figures;
import io.bufferscope.bench.result.Collected;
import io.bufferscope.bench.result.RunFile;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.bench.Sawtooth;
import io.bufferscope.picture.bench.SawtoothChart;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// The heap of the forks of the result that is looked at, from collection to collection.
final class HeapCard extends VBox {

    private static final double HEIGHT = 84;

    private final Words words;
    private final BenchView look;
    private final Label legend = Cards.muted("");
    private final Chart chart;
    private List<Sawtooth> shown = List.of();

    HeapCard(Manner manner, BenchView look) {
        this.words = manner.words();
        this.look = look;
        this.chart = new Chart(manner);
        getStyleClass().add(AppStyles.CARD);
        getChildren().addAll(Controls.label(words.of("bench.card.heap"), AppStyles.CARD_TITLE), legend, chart);
        look.runProperty().subscribe(run -> show());
        look.resultProperty().subscribe(result -> show());
        words.messagesProperty().subscribe(messages -> show());
    }

    private void show() {
        RunFile run = look.runProperty().get();
        List<List<Collected>> forks = run == null
                ? List.of()
                : run.run().collections().getOrDefault(look.resultProperty().get(), List.of());
        int count = forks.stream().mapToInt(List::size).sum();
        Controls.show(this, !forks.isEmpty());
        Controls.show(chart, count > 0);
        shown = sawteeth(forks);
        legend.setText(count == 0 ? words.say("bench.heap.none") : legend(forks, count));
        chart.redraw();
    }

    private String legend(List<List<Collected>> forks, int count) {
        double pauses = forks.stream()
                .flatMap(List::stream)
                .mapToDouble(Collected::pause)
                .sum();
        return words.say("bench.heap.legend", count, Figures.number(pauses));
    }

    private List<Sawtooth> sawteeth(List<List<Collected>> forks) {
        List<Sawtooth> all = new ArrayList<>();
        for (int i = 0; i < forks.size(); i++) {
            List<Sawtooth.Tooth> teeth = forks.get(i).stream().map(this::tooth).toList();
            all.add(new Sawtooth(words.say("bench.iterations.fork", i + 1), teeth));
        }
        return all;
    }

    private Sawtooth.Tooth tooth(Collected it) {
        String tip = words.say(
                "bench.heap.tip",
                Figures.number(it.seconds()),
                Figures.number(it.before()),
                Figures.number(it.after()),
                Figures.number(it.pause()));
        return new Sawtooth.Tooth(it.seconds(), it.before(), it.after(), tip);
    }

    /// The picture itself.
    private final class Chart extends Drawing {

        Chart(Manner manner) {
            super(manner);
        }

        @Override
        protected Picture draw(double width) {
            setAccessibleText(legend.getText());
            return SawtoothChart.picture(shown, width, HEIGHT, words.say("bench.heap.axis"));
        }
    }
}
