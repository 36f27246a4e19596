package io.bufferscope.app.bench;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.claims.CheckedOn;
import io.bufferscope.claims.Claim;
import io.bufferscope.claims.ClaimWords;
import io.bufferscope.claims.Tally;
import io.bufferscope.claims.Verdict;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The button that checks all quick claims, how far that is, and how many claims have got which verdict.
final class ChecksCard extends VBox {

    private final Words words;
    private final ClaimsDesk desk;
    private final Button all;
    private final Button cancel;
    private final ProgressBar bar = new ProgressBar();
    private final Label progress = Cards.muted("");
    private final GridPane tally = Cards.table();
    private final Label sum = Cards.sentence("");
    private final Label where = Cards.muted("");

    ChecksCard(Words words, ClaimsDesk desk) {
        this.words = words;
        this.desk = desk;
        this.all = Cards.button(words, "bench.claims.quick", () -> desk.check(quick()));
        all.getStyleClass().add("accent");
        Controls.tip(all, words.of("bench.claims.quick.tip"));
        this.cancel = Cards.button(words, "bench.cancel", desk::cancel);
        bar.setMaxWidth(Double.MAX_VALUE);
        getStyleClass().add(AppStyles.CARD);
        getChildren()
                .addAll(
                        Controls.label(words.of("bench.claims.card"), AppStyles.CARD_TITLE),
                        Cards.flow(all, cancel),
                        bar,
                        progress,
                        sum,
                        tally,
                        where);
        desk.checksProperty().subscribe(this::show);
        desk.changesProperty().subscribe(count -> count());
        desk.whereProperty().subscribe(here -> count());
        words.messagesProperty().subscribe(messages -> {
            show(desk.checksProperty().get());
            count();
        });
    }

    private List<Claim> quick() {
        return desk.book().claims().filter(claim -> claim.check().isQuick()).toList();
    }

    private void show(ClaimsDesk.@Nullable Checks checks) {
        all.setDisable(checks != null);
        Controls.show(cancel, checks != null);
        Controls.show(bar, checks != null);
        if (checks == null) {
            progress.setText(words.say("bench.claims.honest"));
        } else {
            bar.setProgress(checks.done() / (double) checks.total());
            progress.setText(words.say("bench.claims.progress", checks.done(), checks.total()));
        }
    }

    private void count() {
        ClaimWords claims = new ClaimWords(words.messages());
        Tally counts = Tally.of(desk.findings());
        sum.setText(words.say("bench.claims.sum", counts.sum()));
        tally.getChildren().clear();
        for (Verdict verdict : Verdict.values()) {
            Integer count = counts.counts().get(verdict);
            if (count != null) {
                tally.addRow(
                        tally.getRowCount(),
                        Cards.cell(Integer.toString(count), AppStyles.MONO),
                        Cards.cell(verdict.mark()),
                        Cards.sentence(claims.verdict(verdict)));
            }
        }
        CheckedOn here = desk.whereProperty().get();
        Controls.show(where, here != null);
        where.setText(here == null ? "" : claims.environment(here));
    }
}
