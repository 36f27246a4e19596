package io.bufferscope.app.pool;

import io.bufferscope.app.scope.Player;
import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.picture.pool.Decision;
import io.bufferscope.picture.pool.WhyHere;
import io.bufferscope.picture.predict.Guess;
import io.bufferscope.picture.predict.GuessIds;
import io.bufferscope.picture.predict.GuessPlaces;
import io.bufferscope.picture.predict.GuessWords;
import io.bufferscope.picture.predict.Landing;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Trace;
import io.bufferscope.trace.pool.Pool;
import io.bufferscope.trace.pool.PoolScene;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The question where the next buffer will land, asked before each allocation, and the answer read off what happened.
final class PredictCard extends VBox implements PoolCard {

    private static final Pattern ALLOCATION = Pattern.compile("(\\S+)\\s*=\\s*(?:heap|direct|buffer)\\s+.*");
    private static final double LIST = 118;

    private final Words words;
    private final PoolDesk desk;
    private final Player player;
    private final PoolPane picture;
    private final CheckBox ask = new CheckBox();
    private final Label question = label(AppStyles.SENTENCE);
    private final ListView<Guess> places = new ListView<>();
    private final FlowPane answers;
    private final Label verdict = label(AppStyles.VERDICT);
    private final VBox reasons = new VBox();
    private final Label score = label(AppStyles.MUTED);
    private @Nullable String asked;
    private @Nullable Trial trial;
    private @Nullable PoolMoment now;
    private @Nullable Answer answer;
    private int right;
    private int all;

    PredictCard(Words words, PoolDesk desk, Player player, PoolPane picture) {
        this.words = words;
        this.desk = desk;
        this.player = player;
        this.picture = picture;
        ask.textProperty().bind(words.of("predict.ask"));
        ask.setWrapText(true);
        buildPlaces();
        answers = new FlowPane(
                Cards.button(words, "predict.confirm", this::confirm), Cards.button(words, "predict.skip", this::skip));
        answers.getStyleClass().add(AppStyles.CARD_FLOW);
        reasons.getStyleClass().add(PoolStyles.DECISIONS);
        getStyleClass().add(AppStyles.CARD);
        getChildren()
                .addAll(
                        Controls.label(words.of("pool.card.predict"), AppStyles.CARD_TITLE),
                        ask,
                        question,
                        places,
                        answers,
                        verdict,
                        reasons,
                        score);
        listen();
    }

    private void buildPlaces() {
        places.setPrefHeight(LIST);
        places.setMinHeight(LIST);
        places.accessibleTextProperty().bind(words.of("predict.places"));
        places.getSelectionModel().selectedItemProperty().subscribe(this::mark);
        places.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                event.consume();
                confirm();
            }
        });
    }

    private void listen() {
        desk.keep(this::keeps);
        desk.script().subscribe(this::forgotten);
        picture.onPicked(this::picked);
        ask.selectedProperty().subscribe(on -> withdraw());
        words.messagesProperty().subscribe(messages -> {
            places.setCellFactory(list -> new GuessCell(new GuessWords(messages)));
            retell();
        });
    }

    private static Label label(String style) {
        Label label = new Label();
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
        label.getStyleClass().add(style);
        return label;
    }

    /// Keeps an allocation back until a place was predicted.
    private boolean keeps(String command) {
        PoolMoment moment = now;
        boolean runs = moment != null && moment.scene().activity().running();
        if (!ask.isSelected()
                || moment == null
                || runs
                || !ALLOCATION.matcher(command).matches()) {
            return false;
        }
        asked = command;
        answer = null;
        player.last();
        fill(moment);
        retell();
        places.requestFocus();
        return true;
    }

    private void fill(PoolMoment moment) {
        Guess chosen = places.getSelectionModel().getSelectedItem();
        Pool pool = moment.pool();
        List<Guess> open = pool == null ? List.of() : GuessPlaces.of(moment.scene(), pool);
        places.getItems().setAll(open);
        if (chosen != null && open.contains(chosen)) {
            places.getSelectionModel().select(chosen);
        }
    }

    private void mark(@Nullable Guess guess) {
        Pool pool = now == null ? null : now.pool();
        picture.mark(guess == null || pool == null || asked == null ? "" : GuessIds.id(pool, guess));
    }

    /// A click in the picture chooses a place, if it is asked for one.
    private void picked(String id) {
        Pool pool = now == null ? null : now.pool();
        Guess guess = asked == null || pool == null ? null : GuessIds.guess(pool, id);
        if (guess != null) {
            if (!places.getItems().contains(guess)) {
                places.getItems().add(guess);
            }
            places.getSelectionModel().select(guess);
            places.scrollTo(guess);
        }
    }

    private void confirm() {
        Guess guess = places.getSelectionModel().getSelectedItem();
        String command = asked;
        if (guess == null || command == null) {
            return;
        }
        trial = new Trial(command, guess, player.ticks().size());
        withdraw();
        desk.carryOut(command);
    }

    private void skip() {
        String command = asked;
        withdraw();
        if (command != null) {
            desk.carryOut(command);
        }
    }

    private void withdraw() {
        asked = null;
        places.getSelectionModel().clearSelection();
        picture.mark("");
        retell();
    }

    /// A new session begins with no score.
    private void forgotten() {
        if (desk.script().isEmpty()) {
            right = 0;
            all = 0;
            trial = null;
            answer = null;
            withdraw();
        }
    }

    @Override
    public void show(PoolMoment moment) {
        now = moment;
        Trace trace = player.trace();
        if (trial != null && trace != null) {
            judge(trial, trace);
        }
        if (asked != null) {
            fill(moment);
        }
        retell();
    }

    /// Looks for the step of the allocation that was predicted, and compares.
    private void judge(Trial of, Trace trace) {
        for (long step = of.after + 1; step <= trace.steps(); step++) {
            Frame frame = trace.frame(step);
            if (of.command.equals(frame.command())) {
                PoolScene before =
                        step == 1 ? PoolScene.EMPTY : trace.frame(step - 1).pools();
                trial = null;
                answered(of, before, frame);
                return;
            }
        }
    }

    private void answered(Trial of, PoolScene before, Frame frame) {
        boolean refused = frame.output().stream().anyMatch(said -> said.error());
        Landing landing = refused ? null : Landing.of(before, frame.pools(), name(of.command));
        boolean hit = landing != null && landing.answers(of.guess);
        answer = new Answer(of.guess, landing, hit, WhyHere.of(before, frame.pools()));
        if (landing != null) {
            all++;
            right += hit ? 1 : 0;
        }
    }

    private static String name(String command) {
        Matcher parts = ALLOCATION.matcher(command);
        return parts.matches() ? parts.group(1) : "";
    }

    private void retell() {
        boolean waits = asked != null;
        Controls.show(places, waits);
        Controls.show(answers, waits);
        String asks = waits ? "predict.question" : ask.isSelected() ? "predict.next" : "predict.off";
        question.setText(words.say(asks, asked == null ? "" : asked));
        tell(answer);
        score.setText(all == 0 ? "" : words.say("predict.score", right, all));
    }

    private void tell(@Nullable Answer told) {
        reasons.getChildren().clear();
        Controls.show(verdict, told != null);
        if (told == null) {
            return;
        }
        GuessWords said = new GuessWords(words.messages());
        if (told.landing == null) {
            verdict.setText(words.say("predict.unknown"));
            return;
        }
        String key = told.right ? "predict.right" : "predict.wrong";
        verdict.setText(words.say(key, said.guess(told.guess), said.landing(told.landing)));
        for (int i = 0; i < told.reasons.size(); i++) {
            Label line = label(AppStyles.SENTENCE);
            line.setText((i + 1) + ". " + told.reasons.get(i).sentence(words.messages()));
            reasons.getChildren().add(line);
        }
    }

    /// A prediction whose answer is awaited.
    ///
    /// @param after steps that there were before
    private record Trial(String command, Guess guess, long after) {}

    /// What came of a prediction.
    ///
    /// @param landing null if the states do not tell
    private record Answer(Guess guess, @Nullable Landing landing, boolean right, List<Decision> reasons) {}
}
