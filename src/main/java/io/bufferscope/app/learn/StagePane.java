package io.bufferscope.app.learn;

import io.bufferscope.app.scope.Moment;
import io.bufferscope.app.scope.Player;
import io.bufferscope.app.scope.Sentences;
import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Landmarks;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import io.bufferscope.instrument.Problem;
import io.bufferscope.lesson.Block;
import io.bufferscope.lesson.LessonRun;
import io.bufferscope.lesson.Place;
import io.bufferscope.picture.Narration;
import io.bufferscope.picture.Narrator;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.TapeLayout;
import io.bufferscope.picture.TapeOptions;
import io.bufferscope.trace.Change;
import io.bufferscope.trace.Diff;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Site;
import io.bufferscope.trace.Tape;
import io.bufferscope.view.CodeMarks;
import io.bufferscope.view.CodePane;
import io.bufferscope.view.CodeText;
import io.bufferscope.view.MarkdownPane;
import io.bufferscope.view.PictureView;
import io.bufferscope.view.Pulse;
import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// The live picture of the step, and the program below it, which the learner may change and run.
final class StagePane extends SplitPane {

    private final Manner manner;
    private final Words words;
    private final LearnDesk desk;
    private final PictureView view;
    private final CodePane code;
    private final Label name = new Label();
    private final Label failure = Cards.sentence("");
    private final TextFlow sentence = new TextFlow();
    private final VBox notes = new VBox();
    private final MarkdownPane markdown;
    private final Button restore;
    private final Pulse redraw = new Pulse(this::redraw);
    private TapeLayout layout;
    private List<String> wanted = List.of();
    private @Nullable Moment moment;
    private @Nullable Picture shown;
    private String showing = "";
    private boolean filling;

    /// @param explore opens the program in the Scope room
    StagePane(Manner manner, LearnDesk desk, Player player, Runnable explore) {
        this.manner = manner;
        this.words = manner.words();
        this.desk = desk;
        this.view = new PictureView(manner.look());
        this.code = new CodePane(manner.fonts());
        this.layout = new TapeLayout(words.messages());
        this.markdown = new MarkdownPane(manner.lexicon()::mark);
        this.restore = Cards.button(words, "learn.restore", desk::restore);
        setOrientation(Orientation.VERTICAL);
        VBox tapes = new VBox(failure, sentence, view, notes);
        tapes.getStyleClass().add(AppStyles.ROOM_PANE);
        VBox.setVgrow(view, Priority.ALWAYS);
        getItems().addAll(tapes, program(explore));
        setDividerPositions(0.55);
        Controls.show(failure, false);
        Landmarks.mark(view);
        player.onMoment(this::show);
        desk.onChange(this::refresh);
        listen();
    }

    private void listen() {
        view.viewportBoundsProperty().subscribe(redraw::request);
        manner.onLook(view::look);
        manner.onZoom(scale -> {
            view.zoom(scale);
            code.zoom(scale);
            redraw.request();
        });
        words.messagesProperty().subscribe(messages -> {
            layout = new TapeLayout(messages);
            redraw.request();
        });
        code.textProperty().subscribe(text -> {
            if (!filling) {
                desk.edit(text);
                refreshButtons();
            }
        });
    }

    private VBox program(Runnable explore) {
        name.getStyleClass().addAll(AppStyles.CARD_TITLE, AppStyles.MONO);
        name.setMinWidth(0);
        Button run = Controls.button(Feather.PLAY, words.of("learn.run"), desk::run);
        Button scope = Controls.button(Feather.EYE, words.of("learn.explore"), explore);
        VBox pane = new VBox(Controls.row(LearnStyles.STAGE_BAR, name, Controls.spring(), restore, scope, run), code);
        pane.getStyleClass().add(AppStyles.ROOM_PANE);
        VBox.setVgrow(code, Priority.ALWAYS);
        code.area().accessibleTextProperty().bind(words.of("source.accessible"));
        return pane;
    }

    /// Takes the keyboard, so that keys move the cursor.
    void focus() {
        view.requestFocus();
    }

    /// Draws only buffers of these names; all if there are none.
    void want(List<String> names) {
        wanted = names;
        redraw.request();
    }

    /// The picture that is shown, or null.
    @Nullable
    Picture picture() {
        return shown;
    }

    private void refresh() {
        String program = desk.program();
        String key = desk.entry().map(Entry::id).orElse("") + "/" + program;
        name.setText(program);
        if (!key.equals(showing) || !desk.source().equals(code.textProperty().get())) {
            showing = key;
            filling = true;
            code.show(new CodeText(desk.source()));
            filling = false;
        }
        desk.performance().ifPresent(done -> {
            failure.setText(done.run() == null && done.problems().isEmpty() ? done.sentence() : "");
            Controls.show(failure, !failure.getText().isEmpty());
            if (!done.problems().isEmpty()) {
                code.mark(new CodeMarks(0, null, problems(done.problems())));
            }
        });
        refreshNotes();
        refreshButtons();
    }

    /// Says what the author wants noticed of some numbers, with their values in the learner's own run.
    private void refreshNotes() {
        notes.getChildren().clear();
        LessonRun run = desk.performance().map(Performance::run).orElse(null);
        Place place = desk.live().place().orElse(null);
        if (run != null && place != null) {
            desk.step()
                    .show()
                    .map(Block.Show::arrows)
                    .orElse(List.of())
                    .forEach(arrow -> run.value(arrow.index(), place)
                            .ifPresent(value -> notes.getChildren()
                                    .add(markdown.line("`" + arrow.index() + "` = `" + value + "`: " + arrow.text()))));
        }
        Controls.show(notes, !notes.getChildren().isEmpty());
    }

    /// Says what the step did.
    private void tell(Moment now) {
        List<Change> changes = now.before() == null ? List.of() : Diff.between(now.before(), now.frame());
        Narration told = new Narrator(words.messages(), now.trace().program()).tell(now.before(), now.frame(), changes);
        sentence.getChildren().setAll(told.spans().stream().map(this::piece).toList());
    }

    private Text piece(Narration.Span span) {
        Text text = new Text(span.text());
        text.getStyleClass().add(LearnStyles.TOLD);
        if (span.mono()) {
            text.getStyleClass().add(AppStyles.MONO);
        }
        return text;
    }

    private static List<CodeMarks.Problem> problems(List<Problem> found) {
        return found.stream()
                .map(each -> new CodeMarks.Problem(each.line(), each.column(), each.message()))
                .toList();
    }

    private void refreshButtons() {
        Controls.show(restore, desk.isEdited());
    }

    private void show(Moment next) {
        Moment last = moment;
        Picture before = shown;
        moment = next;
        Picture picture = picture(next);
        shown = picture;
        boolean near = last != null && last.trace().equals(next.trace()) && before != null;
        boolean still = manner.reducedMotion() || !near;
        if (still || before == null) {
            view.show(picture);
        } else {
            view.show(before, picture, Duration.millis(250));
        }
        tell(next);
        Site site = next.frame().site();
        if (desk.source().equals(next.trace().program().source())) {
            code.mark(new CodeMarks(site.line(), site.range(), List.of()));
        }
    }

    private void redraw() {
        if (moment != null) {
            Picture picture = picture(moment);
            tell(moment);
            shown = picture;
            view.show(picture);
        }
    }

    private Picture picture(Moment of) {
        Picture picture = layout.picture(
                filtered(of.frame()),
                of.before() == null ? null : filtered(of.before()),
                TapeOptions.of(Math.floor(view.roomWidth())));
        view.setAccessibleText(Sentences.of(picture));
        return picture;
    }

    private Frame filtered(Frame frame) {
        List<Tape> tapes = frame.tapes().stream()
                .filter(tape -> tape.names().stream().anyMatch(wanted::contains))
                .toList();
        return tapes.isEmpty() ? frame : frame.withTapes(tapes);
    }

    /// Forgets what it shows.
    void clear() {
        moment = null;
        shown = null;
        sentence.getChildren().clear();
        view.show(new Picture(0, 0, List.of()));
    }
}
