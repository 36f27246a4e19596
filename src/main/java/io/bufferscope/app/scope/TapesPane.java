package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.Words;
import io.bufferscope.picture.ByteFormat;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.TapeLayout;
import io.bufferscope.picture.TapeOptions;
import io.bufferscope.view.PictureView;
import io.bufferscope.view.Pulse;
import io.bufferscope.view.TapePlace;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.CheckBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// The tapes of the step at the cursor.
final class TapesPane extends VBox {

    private final Manner manner;
    private final PictureView view;
    private final ObjectProperty<ByteFormat> format = new SimpleObjectProperty<>(ByteFormat.HEX);
    private final CheckBox folded = new CheckBox();
    private final Pulse redraw = new Pulse(this::redraw);
    private final Whence whence;
    private final Chronicle chronicle;
    private TapeLayout layout;
    private TapeOptions options = TapeOptions.of(200);
    private @Nullable Moment moment;
    private boolean learned;
    private @Nullable Picture shown;
    private Runnable onSelect = () -> {};

    TapesPane(Manner manner, Chronicle chronicle) {
        this.manner = manner;
        this.chronicle = chronicle;
        this.view = new PictureView(manner.look());
        this.layout = new TapeLayout(manner.words().messages());
        this.whence = new Whence(manner.words(), view);
        getStyleClass().add(ScopeStyles.PANE);
        getChildren().addAll(head(), view);
        setVgrow(view, Priority.ALWAYS);
        chronicle.onProgress(this::learn);
        view.onPlace(this::clicked);
        view.onHover(place -> whence.ask(moment, place));
        view.widthProperty().subscribe(redraw::request);
        view.viewportBoundsProperty().subscribe(redraw::request);
        manner.onLook(view::look);
        manner.onZoom(scale -> {
            view.zoom(scale);
            redraw.request();
        });
        manner.words().messagesProperty().subscribe(messages -> {
            layout = new TapeLayout(messages);
            redraw.request();
        });
    }

    /// Takes over what is remembered from the last start.
    void adopt(Settings settings) {
        format.set(settings.cells());
    }

    /// The settings with what is to be remembered.
    Settings remember(Settings settings) {
        return settings.withCells(format.get());
    }

    /// Shows a moment, gliding to it if it is next to the one before.
    ///
    /// @param room time until the next step is due
    void show(Moment next, Duration room) {
        Moment last = moment;
        Picture before = shown;
        moment = next;
        Picture picture = picture(next);
        shown = picture;
        boolean near = last != null && last.trace().equals(next.trace()) && Math.abs(last.step() - next.step()) == 1;
        if (near && before != null) {
            view.show(before, picture, glide(room));
        } else {
            view.show(picture);
        }
        view.setAccessibleText(Sentences.of(picture));
    }

    /// Forgets what it shows.
    void clear() {
        moment = null;
        shown = null;
        whence.clear();
        learned = false;
        options = options.withSelected(0).withoutOpened();
        view.show(new Picture(0, 0, List.of()));
    }

    /// Takes the keyboard, so that keys move the cursor.
    void focus() {
        view.requestFocus();
    }

    /// Tells that another tape is highlighted.
    void onSelect(Runnable listener) {
        onSelect = listener;
    }

    /// The highlighted tape, or 0.
    int selected() {
        return options.selected();
    }

    /// Highlights a tape, or no longer if it is highlighted; 0 for none.
    void select(int tape) {
        change(options.withSelected(tape == selected() ? 0 : tape));
    }

    private void change(TapeOptions next) {
        options = next;
        redraw.request();
        onSelect.run();
    }

    private void clicked(@Nullable TapePlace place) {
        if (place == null) {
            change(options.withSelected(0));
            return;
        }
        switch (place.kind()) {
            case FOLD -> change(options.withOpened(place.tape(), place.index()));
            case CELL -> {
                boolean same = place.tape() == selected() && place.index() == options.chosen();
                change(same ? options.withSelected(0) : options.withChosen(place.tape(), place.index()));
            }
            case WARNING -> change(options.withSelected(place.tape()));
            case OTHER -> select(place.tape());
        }
    }

    private Duration glide(Duration room) {
        if (manner.reducedMotion() || room.lessThan(Duration.millis(60))) {
            return Duration.ZERO;
        }
        return Duration.millis(Math.min(250, room.toMillis() * 0.8));
    }

    private Picture picture(Moment of) {
        TapeOptions now = options.withWidth(Math.floor(view.roomWidth()))
                .withFormat(format.get())
                .withFolded(folded.isSelected());
        return layout.picture(of.frame(), of.before(), now, chronicle.lives());
    }

    /// Draws again once the lives of buffers are known up to the step that is shown.
    private void learn() {
        Moment now = moment;
        boolean knows = now != null && chronicle.told() >= now.step();
        if (knows && !learned) {
            redraw.request();
        }
        learned = knows;
    }

    private void redraw() {
        Moment now = moment;
        if (now != null) {
            Picture picture = picture(now);
            shown = picture;
            view.show(picture);
        }
    }

    private LegendBar head() {
        Words words = manner.words();
        format.subscribe(value -> redraw.request());
        folded.textProperty().bind(words.of("tapes.fold"));
        folded.setSelected(true);
        folded.setMinWidth(Region.USE_PREF_SIZE);
        folded.selectedProperty().subscribe(value -> change(options.withoutOpened()));
        LegendBar legend = new LegendBar(manner);
        legend.getChildren().addAll(folded, new CellModes(words, format));
        return legend;
    }
}
