package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import io.bufferscope.picture.ByteFormat;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.TapeLayout;
import io.bufferscope.picture.TapeOptions;
import io.bufferscope.trace.Frame;
import io.bufferscope.view.PictureView;
import io.bufferscope.view.Pulse;
import java.util.List;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/// The tapes of the step at the cursor.
final class TapesPane extends VBox {

    private final Manner manner;
    private final PictureView view;
    private final ChoiceBox<ByteFormat> format = new ChoiceBox<>();
    private final CheckBox folded = new CheckBox();
    private final Pulse redraw = new Pulse(this::redraw);
    private TapeLayout layout;
    private @Nullable Moment moment;
    private @Nullable Picture shown;
    private Runnable onSelect = () -> {};
    private int selected;

    TapesPane(Manner manner) {
        this.manner = manner;
        this.view = new PictureView(manner.look());
        this.layout = new TapeLayout(manner.words().messages());
        getStyleClass().add(ScopeStyles.PANE);
        getChildren().addAll(head(), view);
        setVgrow(view, Priority.ALWAYS);
        view.onTape(this::select);
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
        selected = 0;
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
        return selected;
    }

    /// Highlights a tape, or no longer if it is highlighted; 0 for none.
    void select(int tape) {
        selected = tape == selected ? 0 : tape;
        redraw.request();
        onSelect.run();
    }

    private Duration glide(Duration room) {
        if (manner.reducedMotion() || room.lessThan(Duration.millis(60))) {
            return Duration.ZERO;
        }
        return Duration.millis(Math.min(250, room.toMillis() * 0.8));
    }

    private Picture picture(Moment of) {
        Frame before = of.before();
        TapeOptions options = TapeOptions.of(Math.floor(view.roomWidth()))
                .withFormat(format.getValue())
                .withFolded(folded.isSelected())
                .withSelected(selected);
        return layout.picture(of.frame(), before, options);
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
        format.getItems().setAll(ByteFormat.values());
        format.setValue(ByteFormat.HEX);
        format.setMinWidth(Region.USE_PREF_SIZE);
        format.accessibleTextProperty().bind(words.of("tapes.format"));
        words.messagesProperty().subscribe(messages -> format.setConverter(converter()));
        format.valueProperty().subscribe(value -> redraw.request());
        folded.textProperty().bind(words.of("tapes.fold"));
        folded.setSelected(true);
        folded.setMinWidth(Region.USE_PREF_SIZE);
        folded.selectedProperty().subscribe(value -> redraw.request());
        LegendBar legend = new LegendBar(manner);
        legend.getChildren().addAll(folded, format);
        return legend;
    }

    private StringConverter<ByteFormat> converter() {
        return new StringConverter<>() {
            @Override
            public String toString(@Nullable ByteFormat value) {
                return value == null ? "" : manner.words().say(TapesPane.key(value));
            }

            @Override
            public ByteFormat fromString(String text) {
                return ByteFormat.HEX;
            }
        };
    }

    private static String key(ByteFormat format) {
        return switch (format) {
            case HEX -> "tapes.format.hex";
            case DECIMAL -> "tapes.format.decimal";
            case CHARACTER -> "tapes.format.character";
        };
    }
}
