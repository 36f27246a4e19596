package io.bufferscope.app.bench;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Segments;
import io.bufferscope.app.shell.Words;
import io.bufferscope.bench.Effort;
import io.bufferscope.bench.scores.ScoreSheet;
import io.bufferscope.bench.twins.Twin;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// What shall be measured of the chosen subject, how long, and the buttons that do it.
final class AskCard extends VBox {

    private final Words words;
    private final BenchDesk desk;
    private final BenchView look;
    private final Label name = Cards.sentence("");
    private final Label about = Cards.sentence("");
    private final Label why = Cards.sentence("");
    private final WishRows rows;
    private final ObjectProperty<Effort> effort = new SimpleObjectProperty<>(Effort.QUICK);
    private final TextField options = new TextField();
    private final Label takes = Cards.muted("");
    private final Button run;
    private final Button claims;
    private final FlowPane controls;

    AskCard(Words words, BenchDesk desk, BenchView look) {
        this.words = words;
        this.desk = desk;
        this.look = look;
        this.rows = new WishRows(words, look);
        this.run = Cards.button(words, "bench.run", this::run);
        run.getStyleClass().add("accent");
        this.claims = Cards.button(words, "bench.run.claims", this::runForClaims);
        Controls.tip(claims, words.of("bench.run.claims.tip"));
        Segments<Effort> efforts = new Segments<>(words, List.of(Effort.values()), AskCard::key, effort);
        options.promptTextProperty().bind(words.of("bench.options"));
        options.accessibleTextProperty().bind(words.of("bench.options"));
        options.getStyleClass().add(AppStyles.SMALL);
        Controls.tip(options, words.of("bench.options.tip"));
        this.controls = Cards.flow(efforts, options, run, claims);
        name.getStyleClass().add(AppStyles.VERDICT);
        getStyleClass().add(AppStyles.CARD);
        getChildren().addAll(name, about, why, rows, controls, takes);
        Stream.of(look.subjectProperty(), effort, rows.wishProperty(), desk.goingProperty())
                .forEach(part -> part.subscribe(now -> show()));
        words.messagesProperty().subscribe(messages -> show());
    }

    private static String key(Effort effort) {
        return "bench.effort." + effort.name().toLowerCase(Locale.ROOT);
    }

    private void run() {
        String typed = options.getText().strip();
        List<String> more = typed.isEmpty() ? List.of() : List.of(typed.split("\\s+", -1));
        Wish wish = rows.wishProperty().get();
        desk.start(wish.subject(), effort.get(), wish.requests(more));
    }

    private void runForClaims() {
        sheet().ifPresent(sheet -> desk.start(look.subjectProperty().get(), effort.get(), sheet.requests()));
    }

    private Optional<ScoreSheet> sheet() {
        return ScoreSheet.of(look.subjectProperty().get().name());
    }

    private void show() {
        Subject subject = look.subjectProperty().get();
        Optional<Twin> twin = subject.twin();
        name.setText(subject.name());
        about.setText(subject.about(words.messages()));
        why.setText(twin.map(it -> it.why(words.messages())).orElse(""));
        Controls.show(why, twin.isPresent());
        Controls.show(rows, !subject.isFile());
        Controls.show(controls, !subject.isFile());
        Controls.show(takes, !subject.isFile());
        Controls.show(claims, sheet().isPresent());
        int variants = rows.wishProperty().get().variants();
        run.setDisable(variants == 0);
        takes.setText(takes(subject, variants));
    }

    private String takes(Subject subject, int variants) {
        long each = subject.twin().isPresent()
                ? Effort.TWIN.toMillis()
                : effort.get().each().toMillis();
        return words.say("bench.takes", variants, Durations.words(each * variants, words.messages()));
    }
}
