package io.bufferscope.app.pool;

import io.bufferscope.app.scope.Moment;
import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Landmarks;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.allocator.PoolLayout;
import io.bufferscope.picture.allocator.PoolView;
import io.bufferscope.picture.predict.Marked;
import io.bufferscope.trace.pool.Pool;
import io.bufferscope.view.PictureView;
import io.bufferscope.view.Pulse;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.geometry.Bounds;
import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// The picture of the allocator, with the choice of what is looked at closely.
final class PoolPane extends VBox {

    private static final Duration GLIDE = Duration.millis(320);

    private final Manner manner;
    private final Words words;
    private final PictureView view;
    private final Pulse redraw = new Pulse(this::redraw);
    private final PlaceMenu places;
    private final PoolChoice pools;
    private final FrameRate rate = new FrameRate(System::nanoTime);
    private Runnable onChoice = () -> {};
    private final Button follow;
    private PoolLayout layout;
    private Consumer<String> onPicked = id -> {};
    private String marked = "";
    private PoolView choice = PoolView.of(800);
    private @Nullable Moment moment;
    private @Nullable Picture shown;

    PoolPane(Manner manner) {
        this.manner = manner;
        this.words = manner.words();
        this.view = new PictureView(manner.look());
        this.layout = new PoolLayout(words.messages());
        this.places = new PlaceMenu(words, this::look);
        this.pools = new PoolChoice(words, id -> look(choice.withPool(id)));
        this.follow =
                Controls.button(Feather.CROSSHAIR, words.of("pool.follow"), () -> look(choice.withPool(choice.pool())));
        Controls.tip(follow, words.of("pool.follow.tip"));
        getStyleClass().add(AppStyles.ROOM_PANE);
        List.of(pools, places, follow).forEach(tool -> tool.getStyleClass().add(AppStyles.SMALL));
        FlowPane tools = new FlowPane(pools, places, follow);
        tools.getStyleClass().add(AppStyles.CARD_FLOW);
        getChildren().addAll(tools, view);
        VBox.setVgrow(view, Priority.ALWAYS);
        Landmarks.mark(tools, view);
        view.onPick(this::picked);
        view.viewportBoundsProperty().map(Bounds::getWidth).subscribe(width -> redraw.request());
        manner.onLook(view::look);
        manner.onZoom(scale -> {
            view.zoom(scale);
            redraw.request();
        });
        words.messagesProperty().subscribe(messages -> {
            layout = new PoolLayout(messages);
            redraw.request();
        });
    }

    /// Shows a moment, gliding to it if it is the next command after the one before.
    ///
    /// @param calm whether nothing glides, as while a workload runs
    void show(Moment next, boolean calm) {
        Moment last = moment;
        Picture before = shown;
        moment = next;
        choice = last != null && newest(last) != newest(next) ? choice.withPool(0) : choice;
        Picture picture = picture(next);
        shown = picture;
        rate.painted();
        boolean near = last != null && last.trace().equals(next.trace()) && Math.abs(last.step() - next.step()) == 1;
        boolean glides = near && !calm && !manner.reducedMotion();
        if (before != null && glides) {
            view.show(before, picture, GLIDE);
        } else {
            view.show(picture);
        }
        tell(picture);
        places.show(moment(next), choice);
        pools.show(moment(next));
        view.reveal(picture, id -> id.startsWith("landed"), id -> id.startsWith("landed"));
    }

    /// What is shown now, or null.
    @Nullable
    Picture shown() {
        return shown;
    }

    /// Takes the keyboard, so that keys move the cursor.
    void focus() {
        view.requestFocus();
    }

    /// Takes the id of each shape that is clicked.
    void onPicked(Consumer<String> taker) {
        onPicked = taker;
    }

    /// Outlines the place that a reader predicts, and looks where it is.
    ///
    /// @param id of its shape; empty for none
    void mark(String id) {
        if (!id.equals(marked)) {
            marked = id;
            choice = PickedPlace.look(choice, PickedPlace.around(id));
            redraw.request();
        }
    }

    private void look(PoolView next) {
        boolean other = choice.pool() != next.pool();
        choice = next;
        redraw.request();
        if (other) {
            onChoice.run();
        }
    }

    private void picked(String id) {
        PoolView next = PickedPlace.look(choice, id);
        if (!next.equals(choice)) {
            look(next);
        }
        onPicked.accept(id);
    }

    private Picture picture(Moment of) {
        choice = choice.withWidth(Math.floor(Math.max(340, view.roomWidth())));
        follow.setDisable(choice.follows());
        Picture picture = layout.picture(
                of.frame().pools(), of.before() == null ? null : of.before().pools(), choice);
        return Marked.of(picture, marked);
    }

    private void redraw() {
        Moment now = moment;
        if (now == null) {
            return;
        }
        Picture picture = picture(now);
        shown = picture;
        view.show(picture);
        tell(picture);
        places.show(moment(now), choice);
        pools.show(moment(now));
    }

    /// A moment for cards, of the allocator that is looked at.
    PoolMoment moment(Moment of) {
        return PoolMoment.of(of, choice.pool());
    }

    /// Pictures painted in the last second.
    int framesPerSecond() {
        return rate.perSecond();
    }

    /// Tells when another allocator is chosen.
    void onChoice(Runnable listener) {
        onChoice = listener;
    }

    private static int newest(Moment of) {
        List<Pool> pools = of.frame().pools().pools();
        return pools.isEmpty() ? 0 : pools.getLast().id();
    }

    private void tell(Picture picture) {
        view.setAccessibleText(picture.shapes().stream()
                .filter(Shape.Group.class::isInstance)
                .map(shape -> ((Shape.Group) shape).sentence())
                .collect(Collectors.joining("\n")));
    }
}
