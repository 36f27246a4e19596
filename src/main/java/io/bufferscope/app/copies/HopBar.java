package io.bufferscope.app.copies;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.copies.Evidence;
import io.bufferscope.copies.Hop;
import io.bufferscope.copies.Known;
import io.bufferscope.copies.Measurement;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.picture.allocator.ByteSize;
import java.util.List;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.kordamp.ikonli.feather.Feather;

/// The buttons that move the payload from hop to hop, and the sentence of the hop it has just made.
final class HopBar extends VBox {

    private static final Duration STEP = Duration.millis(1100);

    private final Words words;
    private final CopiesDesk desk;
    private final CopiesView look;
    private final Timeline play;
    private final Label sentence = new Label();

    HopBar(Words words, CopiesDesk desk, CopiesView look) {
        this.words = words;
        this.desk = desk;
        this.look = look;
        this.play = new Timeline(new KeyFrame(STEP, event -> playOn()));
        play.setCycleCount(Animation.INDEFINITE);
        sentence.setWrapText(true);
        HBox.setHgrow(sentence, Priority.ALWAYS);
        getStyleClass().add(CopiesStyles.BAR);
        getChildren().add(buttons());
        look.hopProperty().subscribe(hop -> tell());
        look.pathProperty().subscribe(path -> tell());
        look.sizeProperty().subscribe(size -> tell());
        desk.reportProperty().subscribe(report -> tell());
        words.messagesProperty().subscribe(messages -> tell());
    }

    private HBox buttons() {
        Label count = Controls.label(
                words.of(
                        () -> words.say("copies.hop", look.hopProperty().get(), look.hops()),
                        look.hopProperty(),
                        look.groupProperty()),
                AppStyles.CARD_TITLE);
        count.setMinWidth(USE_PREF_SIZE);
        Button playing = Controls.button(Feather.PLAY, words.of("timeline.play"), this::playOrPause);
        playing.getStyleClass().add("accent");
        return Controls.row(
                AppStyles.BUTTON_ROW,
                Controls.iconButton(Feather.SKIP_BACK, words.of("keys.first"), this::first),
                Controls.iconButton(Feather.CHEVRON_LEFT, words.of("keys.back"), () -> move(-1)),
                playing,
                Controls.iconButton(Feather.CHEVRON_RIGHT, words.of("keys.forward"), () -> move(1)),
                Controls.iconButton(Feather.SKIP_FORWARD, words.of("keys.last"), this::last),
                count,
                sentence);
    }

    void first() {
        look.hopProperty().set(0);
    }

    void last() {
        look.hopProperty().set(look.hops());
    }

    void move(int by) {
        look.hopProperty().set(Math.clamp(look.hopProperty().get() + by, 0, look.hops()));
    }

    void playOrPause() {
        if (play.getStatus() == Animation.Status.RUNNING) {
            play.stop();
        } else {
            if (look.hopProperty().get() >= look.hops()) {
                first();
            }
            play.play();
        }
    }

    private void playOn() {
        move(1);
        if (look.hopProperty().get() >= look.hops()) {
            play.stop();
        }
    }

    private void tell() {
        TransferPath path = look.pathProperty().get();
        int hop = Math.min(look.hopProperty().get(), path.hops().size());
        String size = ByteSize.of(look.sizeProperty().get());
        if (hop == 0) {
            String place = path.hops().getFirst().from().name(words.messages());
            sentence.setText(words.say("copies.hop.start", path.name(words.messages()), size, place));
            return;
        }
        Measurement measured = desk.measured(path, look.sizeProperty().get());
        List<Evidence> known = Known.of(path, measured == null ? List.of() : measured.observations());
        Hop made = path.hops().get(hop - 1);
        String text = new LaneMaker(words.messages()).hop(made, known.get(hop - 1));
        sentence.setText(words.say("copies.hop.made", path.name(words.messages()), hop, size, text));
    }

    void close() {
        play.stop();
    }
}
