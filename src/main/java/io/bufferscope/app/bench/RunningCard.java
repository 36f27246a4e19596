package io.bufferscope.app.bench;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.bench.Progress;
import io.bufferscope.bench.report.Figures;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// Where the run is: benchmark, fork, iteration, the last score, the time that is left, and the button that ends it.
final class RunningCard extends VBox {

    private final Words words;
    private final ProgressBar bar = new ProgressBar();
    private final Label what = Cards.sentence("");
    private final Label where = Cards.sentence("");
    private final Label score = Cards.sentence("");
    private final Label left = Cards.muted("");
    private final Button cancel;

    RunningCard(Words words, BenchDesk desk) {
        this.words = words;
        this.cancel = Cards.button(words, "bench.cancel", desk::cancel);
        bar.setMaxWidth(Double.MAX_VALUE);
        score.getStyleClass().add(AppStyles.MONO);
        getStyleClass().add(AppStyles.CARD);
        getChildren()
                .addAll(
                        Controls.label(words.of("bench.card.running"), AppStyles.CARD_TITLE),
                        bar,
                        what,
                        where,
                        score,
                        left,
                        cancel);
        desk.goingProperty().subscribe(this::show);
        words.messagesProperty().subscribe(messages -> show(desk.goingProperty().get()));
    }

    private void show(@Nullable Going going) {
        Controls.show(this, going != null);
        if (going != null) {
            cancel.setDisable(going.cancelled());
            Progress at = going.progress();
            bar.setProgress(at == null ? ProgressBar.INDETERMINATE_PROGRESS : at.share());
            what.setText(at == null ? going.subject().name() : name(at));
            where.setText(at == null ? words.say("bench.running.starts") : place(at));
            Controls.show(score, at != null && at.ended());
            score.setText(at == null ? "" : Figures.number(at.score()) + " " + at.unit());
            left.setText(left(going));
        }
    }

    private String left(Going going) {
        Progress at = going.progress();
        if (going.cancelled()) {
            return words.say("bench.running.ends");
        }
        return at == null
                ? words.say("bench.running.machine")
                : words.say("bench.running.left", Durations.words(at.left().toMillis(), words.messages()));
    }

    private static String name(Progress at) {
        String[] parts = at.benchmark().split("\\.", -1);
        String name = parts[parts.length - 2] + "." + parts[parts.length - 1];
        return at.params().isEmpty()
                ? name
                : name + " " + String.join(", ", at.params().values());
    }

    private String place(Progress at) {
        String iteration = words.say(
                at.warmup() ? "bench.running.warmup" : "bench.running.iteration", at.iteration(), at.iterations());
        return words.say("bench.running.fork", at.fork(), at.forks(), iteration);
    }
}
