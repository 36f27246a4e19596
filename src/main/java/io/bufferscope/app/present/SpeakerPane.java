package io.bufferscope.app.present;

import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import io.bufferscope.picture.Narration;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// What only the speaker sees: notes, the next slide, the time.
final class SpeakerPane extends BorderPane {

    private static final PseudoClass OVER = PseudoClass.getPseudoClass("over");

    private final Talk talk;
    private final Clock clock;
    private final Manner manner;
    private final Words words;
    private final VBox now = new VBox();
    private final VBox notes = new VBox();
    private final VBox next = new VBox();
    private final Label place = new Label();
    private final Label elapsed = new Label();
    private final Label left = new Label();
    private final Button start;

    SpeakerPane(Talk talk, Clock clock, Manner manner) {
        this.talk = talk;
        this.clock = clock;
        this.manner = manner;
        this.words = manner.words();
        this.start = Controls.iconButton(Feather.CLOCK, words.of("present.timer.start"), this::startOrStop);
        getStyleClass().add(PresentStyles.SPEAKER);
        setFocusTraversable(true);
        setTop(new VBox(time(), now));
        ScrollPane scroll = new ScrollPane(notes);
        scroll.setFitToWidth(true);
        setCenter(scroll);
        setBottom(next);
        notes.getStyleClass().add(PresentStyles.NOTES);
        next.getStyleClass().add(PresentStyles.NOTES);
        talk.onChange(this::refresh);
        manner.onLook(look -> refresh());
    }

    private HBox time() {
        elapsed.getStyleClass().add(PresentStyles.CLOCK);
        left.getStyleClass().addAll(PresentStyles.CLOCK, PresentStyles.LATE);
        List.of(place, elapsed, left).forEach(label -> label.setMinWidth(Region.USE_PREF_SIZE));
        Button less = Controls.iconButton(Feather.MINUS, words.of("present.timer.less"), () -> change(-1));
        Button more = Controls.iconButton(Feather.PLUS, words.of("present.timer.more"), () -> change(1));
        HBox row = new HBox(
                Controls.label(words.of("present.elapsed")), elapsed, Controls.spring(), less, left, more, start);
        row.getChildren().addFirst(place);
        row.getStyleClass().add(PresentStyles.FOOT);
        return row;
    }

    private void change(int minutes) {
        clock.more(minutes);
        tick();
    }

    private void startOrStop() {
        clock.startOrStop();
        tick();
    }

    private void refresh() {
        Narrations narrations = new Narrations(manner);
        Slide slide = talk.slide();
        place.setText((talk.index() + 1) + " / " + talk.size());
        now.getChildren().setAll(narrations.flow(slide.title(), PresentStyles.LONG));
        List<Narration> said = slide.notes().isEmpty()
                ? List.of(MarkdownLines.words(words.say("present.notes.none")))
                : slide.notes();
        notes.getChildren().setAll(narrations.flows(said, PresentStyles.TEXT));
        Label heading = new Label(words.say(talk.isLast() ? "present.last" : "present.next"));
        heading.getStyleClass().add(PresentStyles.SUBTITLE);
        next.getChildren().setAll(heading);
        if (!talk.isLast()) {
            next.getChildren().add(narrations.flow(talk.following().title(), PresentStyles.TEXT));
        }
        tick();
    }

    /// Shows the time of now.
    void tick() {
        elapsed.setText(clock.elapsed());
        left.setText(clock.isRunning() ? clock.left() : words.say("handout.minutes", clock.minutes()));
        left.pseudoClassStateChanged(OVER, clock.isOver());
    }
}
