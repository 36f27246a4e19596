package io.bufferscope.app.shell;

import io.bufferscope.picture.Picture;
import io.bufferscope.view.PictureView;
import io.bufferscope.view.Pulse;
import java.util.function.Consumer;
import javafx.geometry.Bounds;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/// A picture that is as wide as there is room and as high as it needs.
public abstract class Drawing extends StackPane {

    private static final double LEAST = 200;

    private final PictureView view;
    private final Pulse redraw = new Pulse(this::show);
    private double zoom = 1;
    private @Nullable Picture shown;

    protected Drawing(Manner manner) {
        this.view = new PictureView(manner.look());
        view.setFitToWidth(true);
        getChildren().add(view);
        manner.onLook(view::look);
        manner.onZoom(scale -> {
            zoom = scale;
            view.zoom(scale);
            redraw.request();
        });
        view.viewportBoundsProperty().map(Bounds::getWidth).subscribe(width -> redraw.request());
        manner.words().messagesProperty().subscribe(messages -> redraw.request());
    }

    /// Draws at the next pulse.
    public final void redraw() {
        redraw.request();
    }

    /// Takes the id of the shape that was clicked; empty for a click beside every shape.
    protected final void onPick(Consumer<String> taker) {
        view.onPick(taker);
    }

    /// Makes the picture.
    ///
    /// @param width pixels that there are
    protected abstract Picture draw(double width);

    private void show() {
        Picture picture = draw(Math.max(LEAST, Math.floor(view.getWidth() / zoom) - 4));
        shown = picture;
        view.show(picture);
        view.setAccessibleText(getAccessibleText());
        view.setPrefHeight(picture.height() * zoom + 4);
        view.setMinHeight(USE_PREF_SIZE);
    }

    /// The picture that is shown, or null before the first.
    public final @Nullable Picture picture() {
        return shown;
    }
}
