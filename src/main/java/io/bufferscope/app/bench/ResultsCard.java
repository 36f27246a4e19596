package io.bufferscope.app.bench;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import io.bufferscope.bench.result.RunFile;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.bench.Bar;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The results of the run that is looked at, or of the one that goes on, as bars.
final class ResultsCard extends VBox {

    private final Words words;
    private final BenchDesk desk;
    private final BenchView look;
    private final Label head = Cards.muted("");
    private final Label none = Cards.sentence("");
    private final BarsView bars;

    ResultsCard(Manner manner, BenchDesk desk, BenchView look) {
        this.words = manner.words();
        this.desk = desk;
        this.look = look;
        this.bars = new BarsView(manner, id -> look.resultProperty().set(id));
        getStyleClass().add(AppStyles.CARD);
        getChildren().addAll(Controls.label(words.of("bench.card.results"), AppStyles.CARD_TITLE), head, none, bars);
        look.subjectProperty().subscribe(subject -> show());
        look.runProperty().subscribe(run -> show());
        look.resultProperty().subscribe(result -> show());
        desk.goingProperty().subscribe(going -> show());
        words.messagesProperty().subscribe(messages -> show());
    }

    /// The picture that is shown now, or null.
    @Nullable
    Picture picture() {
        return look.runProperty().get() == null ? null : bars.picture();
    }

    private void show() {
        Going going = desk.goingProperty().get();
        boolean live =
                going != null && going.subject().equals(look.subjectProperty().get());
        RunFile run = look.runProperty().get();
        List<Bar.Group> groups = live
                ? new Bars(words.messages()).soFar(going)
                : run == null ? List.of() : new Bars(words.messages()).of(run.run());
        Controls.show(bars, !groups.isEmpty());
        Controls.show(none, groups.isEmpty());
        none.setText(words.say(live ? "bench.results.starts" : "bench.results.none"));
        head.setText(live ? words.say("bench.results.live") : run == null ? "" : new RunWords(words).said(run));
        Controls.show(head, !head.getText().isEmpty());
        bars.show(groups, live ? "" : look.resultProperty().get());
    }
}
