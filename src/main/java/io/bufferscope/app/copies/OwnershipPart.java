package io.bufferscope.app.copies;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import io.bufferscope.copies.ownership.Play;
import io.bufferscope.copies.ownership.PlayStep;
import io.bufferscope.picture.Picture;
import io.bufferscope.view.FxThread;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// Small plays about who owns a buffer, each run for real when it is chosen and looked at step by step.
final class OwnershipPart implements Part {

    private final Words words;
    private final Choice<Play> plays;
    private final Steps steps = new Steps();
    private final StepBar bar;
    private final HoldView view;
    private final PlayRows rows;
    private final Label title = Cards.sentence("");
    private final Label moral = Cards.sentence("");
    private final BorderPane content = new BorderPane();
    private final ObservableValue<String> subject;
    private List<PlayStep> played = List.of();

    OwnershipPart(Manner manner) {
        this.words = manner.words();
        this.plays = new Choice<>(
                words,
                "plays.plays",
                Play.all(),
                play -> (play.breaksRule() ? "✗ " : "✓ ") + play.title(words.messages()),
                play -> play.ownership().word(words.messages()));
        this.bar = new StepBar(words, steps, "plays.step");
        this.view = new HoldView(manner);
        this.rows = new PlayRows(words, steps);
        this.subject = words.of(() -> plays.chosen().title(words.messages()), plays.chosenProperty());
        SplitPane split = new SplitPane(plays, stage());
        SplitPane.setResizableWithParent(plays, false);
        manner.onZoom(scale -> split.setDividerPositions(scale < 1.5 ? 0.27 : 0.36));
        content.setCenter(split);
        content.setBottom(bar);
        plays.chosenProperty().subscribe(this::run);
        steps.atProperty().subscribe(at -> show());
        words.messagesProperty().subscribe(messages -> show());
    }

    private ScrollPane stage() {
        title.getStyleClass().add(AppStyles.VERDICT);
        VBox moralCard = Controls.card(words.of("plays.moral"), moral);
        VBox stepsCard = Controls.card(words.of("plays.steps"), rows);
        VBox picture = Controls.card(words.of("plays.memory"), view);
        return Cards.side(List.of(title, picture, stepsCard, moralCard));
    }

    /// Runs a play away from the JavaFX thread; until it is done nothing of the one before stands below its title.
    private void run(Play play) {
        played = List.of();
        steps.restart(0);
        show();
        Thread.ofPlatform().name("play").daemon().start(() -> {
            List<PlayStep> done = play.play();
            FxThread.later(() -> take(play, done));
        });
    }

    private void take(Play play, List<PlayStep> done) {
        if (play.equals(plays.chosen())) {
            played = done;
            steps.restart(done.size());
            show();
        }
    }

    private void show() {
        Play play = plays.chosen();
        int at = Math.min(steps.atProperty().get(), played.size());
        PlayStep step = at == 0 ? null : played.get(at - 1);
        title.setText(play.title(words.messages()) + " · " + rule(play));
        moral.setText(play.moral(words.messages()));
        view.show(step);
        rows.show(played, at);
        bar.say(step == null ? words.say("plays.begin") : PlayRows.said(words, step));
    }

    private String rule(Play play) {
        return play.ownership().word(words.messages()) + ", "
                + words.say(play.breaksRule() ? "plays.wrong" : "plays.right");
    }

    @Override
    public String key() {
        return "plays.part.ownership";
    }

    @Override
    public Node content() {
        return content;
    }

    @Override
    public ObservableValue<String> subject() {
        return subject;
    }

    @Override
    public void move(int by) {
        steps.move(by);
    }

    @Override
    public void first() {
        steps.first();
    }

    @Override
    public void last() {
        steps.last();
    }

    @Override
    public void playOrPause() {
        steps.playOrPause();
    }

    @Override
    public void choose(int by) {
        plays.move(by);
    }

    @Override
    public void focus() {
        plays.focusOn();
    }

    @Override
    public @Nullable Picture picture() {
        return view.picture();
    }

    @Override
    public void close() {
        steps.close();
    }
}
