package io.bufferscope.app.bench;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.bench.result.RunFile;
import io.bufferscope.bench.scores.ScoreSheet;
import io.bufferscope.claims.Check;
import io.bufferscope.claims.Claim;
import io.bufferscope.claims.ClaimWords;
import io.bufferscope.claims.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// The claims of articles that the chosen benchmark is about, with their figures and verdicts.
final class DecidesCard extends VBox {

    private final Words words;
    private final ClaimsDesk claims;
    private final BenchView look;
    private final Consumer<String> go;
    private final VBox rows = new VBox();

    /// @param go shows the claim with an id
    DecidesCard(Words words, ClaimsDesk claims, BenchView look, Consumer<String> go) {
        this.words = words;
        this.claims = claims;
        this.look = look;
        this.go = go;
        rows.getStyleClass().add(AppStyles.CARD_FORM);
        getStyleClass().add(AppStyles.CARD);
        getChildren().addAll(Controls.label(words.of("bench.card.decides"), AppStyles.CARD_TITLE), rows);
        look.subjectProperty().subscribe(subject -> show());
        look.runProperty().subscribe(run -> show());
        claims.changesProperty().subscribe(count -> show());
        words.messagesProperty().subscribe(messages -> show());
    }

    private void show() {
        String name = look.subjectProperty().get().name();
        List<Claim> about = claims.book()
                .claims()
                .filter(claim -> claim.benchmark().equals(name))
                .toList();
        Controls.show(this, !about.isEmpty());
        List<Node> lines = new ArrayList<>();
        about.forEach(claim -> add(lines, claim));
        rows.getChildren().setAll(lines);
    }

    /// What the run that is looked at says to a claim; empty if it does not tell.
    private String here(Claim claim) {
        RunFile run = look.runProperty().get();
        List<String> names = claim.check() instanceof Check.Measured measured ? measured.scores() : claim.beside();
        if (run == null || names.isEmpty()) {
            return "";
        }
        ScoreSheet sheet = ScoreSheet.of(claim.benchmark()).orElse(ScoreSheet.NONE);
        Map<String, String> scores = sheet.read(run.run().measurements());
        return names.stream()
                .filter(scores::containsKey)
                .map(name -> name + " " + sheet.told(name, scores))
                .collect(Collectors.joining(", "));
    }

    private void add(List<Node> lines, Claim claim) {
        ClaimWords said = new ClaimWords(words.messages());
        Hyperlink link = new Hyperlink(
                claim.id() + " · " + said.marked(claims.finding(claim).verdict()));
        link.setWrapText(true);
        link.setOnAction(event -> {
            link.setVisited(false);
            go.accept(claim.id());
        });
        lines.add(link);
        Text figure = claim.figure();
        Label statement = Cards.sentence(said.statement(claim));
        lines.add(statement);
        if (figure != null) {
            lines.add(Cards.muted(
                    words.say("bench.decides.figure", figure.in(words.messages().language()))));
        }
        String here = here(claim);
        if (!here.isEmpty()) {
            lines.add(Cards.sentence(words.say("bench.decides.here", here)));
        }
    }
}
