package io.bufferscope.app.present;

import io.bufferscope.picture.Style;
import io.bufferscope.view.Look;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeLineCap;

/// What can lie over a slide: darkness, a spotlight that follows the pointer, lines of a pen.
final class Covers extends Pane {

    private static final double DARK = 0.82;
    private static final double RADIUS = 0.25;
    private static final double NIB = 0.22;

    private final Talk talk;
    private final Rectangle dark = new Rectangle();
    private final Canvas ink = new Canvas();
    private Color colour = Color.YELLOW;
    private double textSize;
    private double x;
    private double y;
    private long slide;
    private double inkScale;

    Covers(Talk talk) {
        this.talk = talk;
        this.slide = talk.index();
        getChildren().addAll(ink, dark);
        ink.setMouseTransparent(true);
        dark.setMouseTransparent(true);
        dark.widthProperty().bind(widthProperty());
        dark.heightProperty().bind(heightProperty());
        widthProperty().subscribe(this::fill);
        heightProperty().subscribe(this::fill);
        addEventFilter(MouseEvent.MOUSE_PRESSED, this::begin);
        addEventFilter(MouseEvent.MOUSE_DRAGGED, this::draw);
        talk.onChange(this::refresh);
        refresh();
    }

    /// The pen and its strokes have the size of the words.
    void fit(double size) {
        textSize = size;
    }

    void look(Look look) {
        look.colour(Style.CURSOR_POSITION).ifPresent(found -> colour = found);
    }

    /// Takes what the pen drew away.
    void wipe() {
        ink.getGraphicsContext2D().clearRect(0, 0, ink.getWidth(), ink.getHeight());
    }

    private void fill() {
        ink.setWidth(getWidth());
        ink.setHeight(getHeight());
        x = getWidth() / 2;
        y = getHeight() / 2;
        shade();
    }

    private void refresh() {
        if (slide != talk.index() || inkScale != talk.scale()) {
            slide = talk.index();
            inkScale = talk.scale();
            wipe();
        }
        setMouseTransparent(talk.cover() == Talk.Cover.NOTHING);
        shade();
    }

    private void shade() {
        dark.setVisible(talk.cover() == Talk.Cover.BLANK || talk.cover() == Talk.Cover.SPOTLIGHT);
        dark.setFill(talk.cover() == Talk.Cover.BLANK ? Color.BLACK : spotlight());
    }

    private RadialGradient spotlight() {
        double radius = Math.max(1, RADIUS * Math.min(getWidth(), getHeight()));
        return new RadialGradient(
                0,
                0,
                x,
                y,
                radius,
                false,
                CycleMethod.NO_CYCLE,
                new Stop(0, Color.TRANSPARENT),
                new Stop(0.94, Color.TRANSPARENT),
                new Stop(1, Color.gray(0, DARK)));
    }

    /// Knows where the pointer is, so that the spotlight begins there.
    void follow(MouseEvent event) {
        x = event.getX();
        y = event.getY();
        if (talk.cover() == Talk.Cover.SPOTLIGHT) {
            shade();
        }
    }

    private void begin(MouseEvent event) {
        x = event.getX();
        y = event.getY();
    }

    private void draw(MouseEvent event) {
        if (talk.cover() == Talk.Cover.PEN) {
            GraphicsContext pen = ink.getGraphicsContext2D();
            pen.setStroke(colour);
            pen.setLineWidth(Math.max(2, NIB * textSize));
            pen.setLineCap(StrokeLineCap.ROUND);
            pen.strokeLine(x, y, event.getX(), event.getY());
        }
        follow(event);
    }
}
