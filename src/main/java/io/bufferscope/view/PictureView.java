package io.bufferscope.view;

import io.bufferscope.picture.Picture;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// A control that shows one picture: scrolls, zooms, glides from one to the next and tells what lies under the pointer.
///
/// The canvas is only as large as the visible part and is painted at pulses only, so size and length of a picture do
/// not matter.
public final class PictureView extends ScrollPane {

    private static final double MARGIN = 8;

    private final Canvas canvas = new Canvas();
    private final Pane sheet = new Pane(canvas);
    private final Pulse repaint = new Pulse(this::paint);
    private final Tooltip tip = new Tooltip();
    private final Glide glide = new Glide(this::draw);
    private PicturePainter painter;
    private Picture picture = new Picture(0, 0, List.of());
    private double zoom = 1;
    private double goal;
    private Consumer<@Nullable TapePlace> onPlace = place -> {};
    private Consumer<TapePlace> onHover = place -> {};
    private Consumer<String> onPick = id -> {};
    private @Nullable Hit hovered;

    public PictureView(Look look) {
        this.painter = new PicturePainter(look);
        getStyleClass().add(Styles.PICTURE_VIEW);
        setContent(sheet);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setFocusTraversable(true);
        tip.setShowDelay(Duration.millis(200));
        tip.setWrapText(true);
        tip.setMaxWidth(420);
        skinProperty().subscribe(skin -> dropCache());
        viewportBoundsProperty().addListener(change -> arrange());
        hvalueProperty().addListener(change -> repaint.request());
        vvalueProperty().addListener(change -> repaint.request());
        sheet.addEventHandler(MouseEvent.MOUSE_MOVED, this::hover);
        sheet.addEventHandler(MouseEvent.MOUSE_EXITED, event -> leave());
        sheet.addEventHandler(MouseEvent.MOUSE_CLICKED, this::click);
    }

    /// Shows a picture at once.
    public void show(Picture next) {
        glide.stop();
        goal = next.height();
        draw(next);
    }

    /// Shows a picture, gliding to it from the one before.
    ///
    /// @param length of the glide; zero for none
    public void show(Picture before, Picture next, Duration length) {
        if (length.lessThanOrEqualTo(Duration.ZERO)) {
            show(next);
        } else {
            goal = next.height();
            glide.start(before, next, length);
        }
    }

    /// Takes a click on a tape; null for a click beside every tape.
    public void onPlace(Consumer<@Nullable TapePlace> taker) {
        onPlace = taker;
    }

    /// Takes the id of the shape that was clicked; empty for a click beside every shape.
    public void onPick(Consumer<String> taker) {
        onPick = taker;
    }

    /// Takes the place of a tape that the pointer came to.
    public void onHover(Consumer<TapePlace> taker) {
        onHover = taker;
    }

    /// Adds a sentence to what is told of a place, if the pointer is still there.
    public void explain(TapePlace place, String sentence) {
        Hit hit = hovered;
        if (hit != null && !hit.tip().isEmpty() && place.equals(TapePlace.of(hit.id()))) {
            tip.setText(hit.tip() + "\n" + sentence);
        }
    }

    public void look(Look look) {
        painter = new PicturePainter(look);
        repaint.request();
    }

    /// Draws larger or smaller.
    ///
    /// @param scale 1 for the normal size
    public void zoom(double scale) {
        zoom = scale;
        arrange();
    }

    /// Width of a picture that fits without scrolling sideways, in picture pixels.
    public double roomWidth() {
        return Math.max(200, getViewportBounds().getWidth() / zoom);
    }

    /// Scrolls, if need be, so that a shape is visible.
    ///
    /// @param of the picture that is shown or glided to
    /// @param wanted tells by its id which shape is meant; all of a group is
    /// @param instead which shape is shown if the first is taller than the room there is
    public void reveal(Picture of, Predicate<String> wanted, Predicate<String> instead) {
        double room = getViewportBounds().getHeight() / zoom;
        Extent whole = Extent.of(of, wanted);
        Extent part = whole == null || whole.bottom() - whole.top() < room ? null : Extent.of(of, instead);
        Extent extent = part == null ? whole : part;
        arrange();
        layout();
        double rest = height() - room;
        double top = getVvalue() * Math.max(0, rest);
        if (extent == null || room <= 0 || rest <= 0) {
            return;
        }
        if (extent.top() < top || extent.bottom() - extent.top() > room) {
            setVvalue(Math.clamp((extent.top() - MARGIN) / rest, 0, 1));
        } else if (extent.bottom() > top + room) {
            setVvalue(Math.clamp((extent.bottom() + MARGIN - room) / rest, 0, 1));
        }
    }

    /// A picture of the viewport, which the skin would keep for scrolling, only doubles the painting here.
    private void dropCache() {
        Node viewport = lookup(".viewport");
        if (viewport != null) {
            viewport.setCache(false);
        }
    }

    private void draw(Picture next) {
        picture = next;
        arrange();
    }

    private void arrange() {
        sheet.setMinSize(Math.floor(picture.width() * zoom), Math.floor(height() * zoom));
        sheet.setPrefSize(sheet.getMinWidth(), sheet.getMinHeight());
        repaint.request();
    }

    /// Height of what can be scrolled: never less than the picture that is glided to, so that what was revealed stays.
    private double height() {
        return Math.max(picture.height(), goal);
    }

    private void paint() {
        Bounds room = getViewportBounds();
        Rectangle2D part = part();
        canvas.setWidth(room.getWidth());
        canvas.setHeight(room.getHeight());
        canvas.relocate(Math.rint(part.getMinX() * zoom), Math.rint(part.getMinY() * zoom));
        painter.paint(canvas.getGraphicsContext2D(), picture, part, zoom);
    }

    private Rectangle2D part() {
        Bounds room = getViewportBounds();
        double left = getHvalue() * Math.max(0, picture.width() * zoom - room.getWidth());
        double top = getVvalue() * Math.max(0, height() * zoom - room.getHeight());
        return new Rectangle2D(
                Math.rint(left) / zoom,
                Math.rint(top) / zoom,
                Math.max(0, room.getWidth()) / zoom,
                Math.max(0, room.getHeight()) / zoom);
    }

    private void hover(MouseEvent event) {
        Hit hit = Hit.at(picture, event.getX() / zoom, event.getY() / zoom);
        if (hit == null || hit.tip().isEmpty()) {
            leave();
        } else if (!hit.equals(hovered)) {
            hovered = hit;
            tip.setText(hit.tip());
            Tooltip.install(sheet, tip);
            TapePlace place = TapePlace.of(hit.id());
            if (place != null) {
                onHover.accept(place);
            }
        }
    }

    private void leave() {
        hovered = null;
        Tooltip.uninstall(sheet, tip);
    }

    private void click(MouseEvent event) {
        requestFocus();
        Hit hit = Hit.at(picture, event.getX() / zoom, event.getY() / zoom);
        TapePlace place = hit == null ? null : TapePlace.of(hit.id());
        if (hit != null && place != null && place.kind() == TapePlace.Kind.WARNING) {
            tip.setText(hit.tip());
            tip.show(sheet, event.getScreenX() + 12, event.getScreenY() + 12);
        }
        onPlace.accept(place);
        onPick.accept(hit == null ? "" : hit.id());
    }
}
