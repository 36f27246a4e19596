package io.bufferscope.app.bench;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.claims.Article;
import io.bufferscope.claims.Check;
import io.bufferscope.claims.Claim;
import io.bufferscope.claims.ClaimWords;
import io.bufferscope.claims.Finding;
import io.bufferscope.claims.Section;
import io.bufferscope.claims.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The claim that is looked at: what it says, what was found of it, why, and how it is checked.
final class ClaimPane extends StackPane {

    private final Words words;
    private final ClaimsDesk desk;
    private final ClaimList list;
    private final Label verdict = Cards.sentence("");
    private final Label statement = Cards.sentence("");
    private final SectionsCard found = new SectionsCard();
    private final SectionsCard explained = new SectionsCard();
    private final SectionsCard method = new SectionsCard();
    private final ScrollPane scroll;
    private final Button check;
    private final Button benchmark;
    private final Button see;

    /// @param ways where buttons lead
    ClaimPane(Words words, ClaimsDesk desk, ClaimList list, Ways ways) {
        this.words = words;
        this.desk = desk;
        this.list = list;
        this.check = Cards.button(words, "bench.claims.check", () -> desk.check(List.of(claim())));
        check.getStyleClass().add("accent");
        this.benchmark = new Button();
        this.see = new Button();
        lead(benchmark, claim -> ways.benchmark().accept(claim.benchmark()));
        lead(see, claim -> ways.see().accept(claim.see()));
        verdict.getStyleClass().add(AppStyles.VERDICT);
        FlowPane buttons = Cards.flow(check, benchmark, see);
        VBox head = new VBox(statement, verdict, buttons);
        head.getStyleClass().add(AppStyles.CARD);
        this.scroll = Cards.side(List.of(head, found, explained, method));
        getChildren().add(scroll);
        list.chosenProperty().subscribe(chosen -> {
            scroll.setVvalue(0);
            show();
        });
        desk.changesProperty().subscribe(count -> show());
        desk.checksProperty().subscribe(checks -> show());
        words.messagesProperty().subscribe(messages -> show());
    }

    /// Where buttons of a claim lead.
    ///
    /// @param benchmark takes the name of a benchmark
    /// @param see takes `room:NAME` or `example:NAME`
    record Ways(Consumer<String> benchmark, Consumer<String> see) {}

    private Claim claim() {
        return list.chosenProperty().get();
    }

    private void lead(Button button, Consumer<Claim> way) {
        button.getStyleClass().add(AppStyles.SMALL);
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(event -> way.accept(claim()));
    }

    private void show() {
        ClaimWords claims = new ClaimWords(words.messages());
        Finding finding = desk.finding(claim());
        statement.setText(claim().id() + " · " + claims.statement(claim()));
        verdict.setText(
                finding.verdict().mark() + " " + claims.verdictOf(finding).text());
        buttons();
        found.show(found(claims, finding));
        explained.show(claims.explained(claim(), article()));
        method.show(claims.method(claim()));
    }

    /// What was found besides the verdict; of a check that did not run, only what the article says.
    private static List<Section> found(ClaimWords claims, Finding finding) {
        List<Section> sections = new ArrayList<>();
        if (finding.verdict() == Verdict.NOT_RUN || finding.verdict() == Verdict.UNCHECKABLE) {
            claims.figure(finding.claim(), sections);
        } else {
            sections.addAll(claims.found(finding));
            sections.remove(claims.verdictOf(finding));
        }
        return sections;
    }

    private void buttons() {
        boolean measured = claim().check() instanceof Check.Measured;
        Controls.show(check, !measured && runs());
        check.setDisable(desk.checksProperty().get() != null);
        Controls.show(benchmark, !claim().benchmark().isEmpty());
        benchmark.setText(words.say("bench.claims.benchmark", claim().benchmark()));
        Controls.show(see, leads());
        see.setText(words.say("bench.claims.see", new ClaimWords(words.messages()).see(claim())));
    }

    /// Whether its button leads out of this room.
    private boolean leads() {
        return !claim().see().isEmpty() && !claim().see().equals("room:bench");
    }

    private boolean runs() {
        return !(claim().check() instanceof Check.Documented) && !(claim().check() instanceof Check.Told);
    }

    private Article article() {
        return desk.book().articles().stream()
                .filter(article -> article.id().equals(claim().article()))
                .findFirst()
                .orElseThrow();
    }
}
