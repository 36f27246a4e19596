package io.bufferscope.app.copies;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Landmarks;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.copies.Group;
import io.bufferscope.copies.Measurement;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.copies.Lane;
import io.bufferscope.picture.copies.LaneLayout;
import io.bufferscope.view.PictureView;
import io.bufferscope.view.Pulse;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import javafx.beans.Observable;
import javafx.geometry.Bounds;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// The picture of the lanes; a click chooses one, and the payloads glide from hop to hop.
final class LanePane extends VBox {

    private static final Duration GLIDE = Duration.millis(420);

    private final Manner manner;
    private final CopiesDesk desk;
    private final CopiesView look;
    private final PictureView view;
    private final Pulse redraw = new Pulse(this::redraw);
    private @Nullable Picture shown;
    private int hop;

    LanePane(Manner manner, CopiesDesk desk, CopiesView look) {
        this.manner = manner;
        this.desk = desk;
        this.look = look;
        this.view = new PictureView(manner.look());
        getStyleClass().add(AppStyles.ROOM_PANE);
        getChildren().add(view);
        VBox.setVgrow(view, Priority.ALWAYS);
        Landmarks.mark(view);
        view.onPick(this::picked);
        view.viewportBoundsProperty().map(Bounds::getWidth).subscribe(width -> redraw.request());
        manner.onLook(view::look);
        manner.onZoom(scale -> {
            view.zoom(scale);
            redraw.request();
        });
        manner.words().messagesProperty().subscribe(messages -> redraw.request());
        desk.reportProperty().subscribe(report -> redraw.request());
        for (Observable part : look.all()) {
            part.addListener(change -> redraw.request());
        }
    }

    /// Takes the keyboard, so that keys move the payload.
    void focus() {
        view.requestFocus();
    }

    /// The picture that is shown, or null before the first.
    @Nullable
    Picture picture() {
        return shown;
    }

    private void picked(String id) {
        if (id.startsWith("lane:")) {
            int end = id.indexOf('/');
            look.choose(end < 0 ? id.substring(5) : id.substring(5, end));
        }
    }

    private void redraw() {
        Picture before = shown;
        List<Lane> lanes = lanes();
        String chosen = look.pathProperty().get().id();
        Picture picture = LaneLayout.picture(
                lanes,
                Math.floor(Math.max(300, view.roomWidth())),
                chosen,
                look.hops().atProperty().get());
        shown = picture;
        boolean glides = before != null && hop != look.hops().atProperty().get() && !manner.reducedMotion();
        hop = look.hops().atProperty().get();
        if (before != null && glides) {
            view.show(before, picture, GLIDE);
        } else {
            view.show(picture);
        }
        view.setAccessibleText(lanes.stream().map(Lane::sentence).collect(Collectors.joining("\n")));
        view.reveal(picture, id -> id.equals("lane:" + chosen), id -> id.equals("lane:" + chosen));
    }

    private List<Lane> lanes() {
        LaneMaker maker = new LaneMaker(manner.words().messages());
        int size = look.sizeProperty().get();
        Measurement first = look.paths().stream()
                .filter(path -> path.group() != Group.BASELINE)
                .map(path -> desk.measured(path, size))
                .filter(Objects::nonNull)
                .filter(Measurement::timed)
                .findFirst()
                .orElse(null);
        return look.paths().stream().map(path -> lane(maker, path, size, first)).toList();
    }

    private Lane lane(LaneMaker maker, TransferPath path, int size, @Nullable Measurement first) {
        return maker.lane(
                path,
                desk.observed(path, size),
                desk.measured(path, size),
                path.group() == Group.BASELINE ? null : first);
    }
}
