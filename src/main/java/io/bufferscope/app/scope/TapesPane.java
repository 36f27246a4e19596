package io.bufferscope.app.scope;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Landmarks;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Settings;
import io.bufferscope.app.shell.Words;
import io.bufferscope.picture.ByteFormat;
import io.bufferscope.picture.MemoryMapLayout;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.StateText;
import io.bufferscope.picture.StripTapes;
import io.bufferscope.picture.TapeLayout;
import io.bufferscope.picture.TapeOptions;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Tape;
import io.bufferscope.view.PictureView;
import io.bufferscope.view.Pulse;
import io.bufferscope.view.TapePlace;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// The tapes of the step at the cursor.
final class TapesPane extends VBox {

    /// Heights at a scale of 1.
    private static final double HEIGHT_WITH_LEGEND = 330;

    private static final double HEIGHT_WITH_TOOLS = 240;

    private final Manner manner;
    private final PictureView view;
    private final ObjectProperty<ByteFormat> format = new SimpleObjectProperty<>(ByteFormat.HEX);
    private final TapeTools tools;
    private final Pulse redraw = new Pulse(this::redraw);
    private final Whence whence;
    private final Chronicle chronicle;
    private TapeLayout layout;
    private MemoryMapLayout map;
    private TapeOptions options = TapeOptions.of(200);
    private @Nullable Moment moment;
    private boolean learned;
    private @Nullable Picture shown;
    private final List<IntConsumer> onSelect = new ArrayList<>();

    TapesPane(Manner manner, Chronicle chronicle) {
        this.manner = manner;
        this.chronicle = chronicle;
        this.view = new PictureView(manner.look());
        this.layout = new TapeLayout(manner.words().messages());
        this.map = new MemoryMapLayout(manner.words().messages());
        this.whence = new Whence(manner.words(), view);
        this.tools = new TapeTools(manner.words(), this::goTo, this::copyState);
        Landmarks.mark(view);
        getStyleClass().add(AppStyles.ROOM_PANE);
        LegendBar legend = new LegendBar(manner);
        FlowPane toolRow = tools();
        getChildren().addAll(legend, toolRow, view);
        heightProperty().subscribe(() -> leaveRoom(legend, toolRow));
        setVgrow(view, Priority.ALWAYS);
        chronicle.onProgress(this::learn);
        view.onPlace(this::clicked);
        view.onHover(place -> whence.ask(moment, place));
        view.widthProperty().subscribe(redraw::request);
        view.viewportBoundsProperty().map(Bounds::getWidth).subscribe(width -> redraw.request());
        manner.onLook(view::look);
        manner.onZoom(scale -> {
            view.zoom(scale);
            redraw.request();
        });
        manner.words().messagesProperty().subscribe(messages -> {
            layout = new TapeLayout(messages);
            map = new MemoryMapLayout(messages);
            redraw.request();
        });
    }

    /// Leaves the legend out where the pane is low, and the tools where it is very low.
    private void leaveRoom(Node legend, Node toolRow) {
        double height = getHeight() / manner.zoom().scale();
        Controls.show(legend, height >= HEIGHT_WITH_LEGEND);
        Controls.show(toolRow, height >= HEIGHT_WITH_TOOLS);
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
        revealStep(next.frame(), picture);
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

    /// The highlighted tape, or 0.
    int selected() {
        return options.selected();
    }

    /// The index of the chosen byte of the highlighted tape, or -1.
    long chosen() {
        return options.chosen();
    }

    /// Highlights a tape, or no longer if it is highlighted; 0 for none.
    void select(int tape) {
        change(options.withSelected(tape == selected() ? 0 : tape));
    }

    /// Highlights a tape and takes the keyboard.
    void highlight(int tape) {
        change(options.withSelected(tape));
        focus();
    }

    private void change(TapeOptions next) {
        options = next;
        redraw.request();
        onSelect.forEach(taker -> taker.accept(selected()));
    }

    /// Takes the tape that is highlighted from now on; 0 for none.
    void onSelect(IntConsumer taker) {
        onSelect.add(taker);
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

    /// Chooses a byte of the selected tape and shows it; false if there is no such byte.
    private boolean goTo(long index) {
        Moment now = moment;
        StripTapes strip = now == null ? StripTapes.NONE : StripTapes.of(now.frame(), selected());
        if (now == null || strip.key() == 0) {
            return false;
        }
        Tape tape = strip.tapes().getFirst();
        long unit = tape instanceof Tape.Nio nio ? nio.elementSize() : 1;
        if (index < 0 || index >= tape.capacity()) {
            return false;
        }
        change(options.withChosen(tape.id(), index * unit));
        tools.map().setSelected(false);
        Picture picture = picture(now);
        shown = picture;
        view.show(picture);
        view.reveal(picture, id -> id.endsWith("/chosen"), id -> false);
        return true;
    }

    /// Puts the state of the selected tape and its views into the clipboard, as text.
    void copyState() {
        Moment now = moment;
        if (now == null) {
            return;
        }
        StateText text = new StateText(manner.words().messages());
        String all = StripTapes.of(now.frame(), selected()).tapes().stream()
                .map(tape -> text.of(now.frame(), tape.id(), chronicle.lives()))
                .collect(Collectors.joining("\n"));
        if (!all.isEmpty()) {
            ClipboardContent content = new ClipboardContent();
            content.putString(all);
            Clipboard.getSystemClipboard().setContent(content);
            tools.copied();
        }
    }

    private void revealStep(Frame frame, Picture picture) {
        int key = tools.map().isSelected() ? 0 : StripTapes.ofStep(frame).key();
        if (key != 0) {
            String strip = "tape:" + key;
            view.reveal(picture, strip::equals, id -> id.startsWith(strip + "/") && id.endsWith("/touched"));
        }
    }

    private Duration glide(Duration room) {
        if (manner.reducedMotion() || room.lessThan(Duration.millis(60))) {
            return Duration.ZERO;
        }
        boolean slowMotion = room.greaterThan(Duration.seconds(1)) && !room.isIndefinite();
        return Duration.millis(slowMotion ? room.toMillis() * 0.8 : Math.min(250, room.toMillis() * 0.8));
    }

    private Picture picture(Moment of) {
        double width = Math.floor(view.roomWidth());
        if (tools.map().isSelected()) {
            return map.picture(of.frame(), width, selected());
        }
        TapeOptions now = options.withWidth(width)
                .withFormat(format.get())
                .withFolded(tools.folded().isSelected());
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
            view.setAccessibleText(Sentences.of(picture));
        }
    }

    private FlowPane tools() {
        Words words = manner.words();
        format.subscribe(value -> redraw.request());
        tools.folded().selectedProperty().subscribe(value -> change(options.withoutOpened()));
        tools.map().selectedProperty().subscribe(value -> redraw.request());
        FlowPane row = new FlowPane(new CellModes(words, format));
        row.getChildren().addAll(tools.nodes());
        row.getStyleClass().add(ScopeStyles.TAPE_TOOLS);
        row.setMinWidth(0);
        return row;
    }
}
