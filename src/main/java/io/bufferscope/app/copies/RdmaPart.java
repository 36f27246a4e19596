package io.bufferscope.app.copies;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Landmarks;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.app.shell.Words;
import io.bufferscope.copies.rdma.Adapters;
import io.bufferscope.copies.rdma.Pitfall;
import io.bufferscope.copies.rdma.Playback;
import io.bufferscope.copies.rdma.VerbText;
import io.bufferscope.picture.Picture;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The model of RDMA verbs: mistakes to be stepped through wrong and right, and verbs to be called freely.
final class RdmaPart implements Part {

    /// The zoom from which on there is no room for three columns.
    private static final double LARGE = 1.5;

    private final Words words;
    private final Choice<Exercise> exercises;
    private final Steps steps = new Steps();
    private final RdmaModel model = new RdmaModel(steps);
    private final StepBar bar;
    private final FabricView view;
    private final OutcomeCard outcome;
    private final VerbsCard verbs;
    private final Label title = Cards.sentence("");
    private final BorderPane content = new BorderPane();
    private final ObservableValue<String> subject;

    RdmaPart(Surroundings surroundings, Adapters adapters) {
        Manner manner = surroundings.manner();
        this.words = manner.words();
        this.exercises = new Choice<>(
                words,
                "rdma.exercises",
                Exercise.all(),
                exercise -> exercise.title(words.messages()),
                exercise -> exercise.claim(words.messages()));
        this.bar = new StepBar(words, steps, "plays.step");
        this.view = new FabricView(manner, model);
        this.outcome = new OutcomeCard(words, model, steps);
        this.verbs = new VerbsCard(words, model, steps);
        this.subject = words.of(() -> exercises.chosen().title(words.messages()), exercises.chosenProperty());
        AnalogueCard analogue = new AnalogueCard(words, surroundings.errors(), adapters);
        ScrollPane stage = stage();
        VBox cards = new VBox(outcome, verbs, analogue);
        ScrollPane side = Cards.side(cards);
        SplitPane split = new SplitPane();
        SplitPane.setResizableWithParent(exercises, false);
        manner.onZoom(scale -> arrange(split, stage, side, cards, scale >= LARGE));
        content.setCenter(split);
        content.setBottom(bar);
        exercises.chosenProperty().subscribe(exercise -> model.choose(exercise.pitfall()));
        steps.atProperty().subscribe(at -> show());
        model.playbackProperty().subscribe(playback -> show());
        words.messagesProperty().subscribe(messages -> show());
    }

    /// Puts the list beside the picture, or, where large type leaves no room for it, among the cards.
    private void arrange(SplitPane split, ScrollPane stage, ScrollPane side, VBox cards, boolean large) {
        cards.getChildren().remove(exercises);
        split.getItems().clear();
        if (large) {
            cards.getChildren().add(1, exercises);
            split.getItems().setAll(stage, side);
            split.setDividerPositions(0.55);
        } else {
            split.getItems().setAll(exercises, stage, side);
            split.setDividerPositions(0.2, 0.72);
        }
    }

    private ScrollPane stage() {
        Label badge = Controls.label(words.of("rdma.badge"), AppStyles.CHIP_WARNING);
        badge.setMinWidth(Region.USE_PREF_SIZE);
        title.getStyleClass().add(AppStyles.VERDICT);
        Landmarks.mark(view);
        return Cards.side(List.of(Cards.flow(badge, title), view, Cards.muted("")));
    }

    private void show() {
        Pitfall pitfall = exercises.chosen().pitfall();
        title.setText(exercises.chosen().title(words.messages()));
        view.redraw();
        outcome.show(pitfall);
        Controls.show(verbs, pitfall == null);
        verbs.show();
        Playback.Step step = model.step();
        bar.say(
                step == null
                        ? words.say(pitfall == null ? "rdma.begin.free" : "rdma.begin")
                        : VerbText.of(step.verb(), words.messages()) + " · " + OutcomeCard.told(words, step));
    }

    @Override
    public String key() {
        return "rdma.part";
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
        exercises.move(by);
    }

    @Override
    public void focus() {
        exercises.focusOn();
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
