package io.bufferscope.view;

import io.bufferscope.picture.Style;
import java.util.BitSet;
import java.util.List;
import java.util.function.LongConsumer;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.shape.Polygon;
import javafx.scene.text.Font;

/// A bar with a tick for each step, or for each pixel where there are more steps, and a cursor to drag.
///
/// Height and shape of a tick tell its kind: low for a line, middle for a call, high for a changed tape, high with a
/// diamond for an exception; a dot below the line stands for output.
public final class TimelineBar extends Region {

    private static final double SIDE = 14;

    private final Canvas canvas = new Canvas();
    private final Polygon cursor = new Polygon(0, 0, 6, 8, -6, 8);
    private final Region needle = new Region();
    private final Pulse repaint = new Pulse(this::paint);
    private Look look;
    private Ticks ticks = new Ticks();
    private long step;
    private double scale = 1;
    private final TimelineMarks marks = new TimelineMarks();
    private final StepTip tip = new StepTip(this);
    private LongConsumer onPress = to -> {};
    private LongConsumer onDrag = to -> {};

    public TimelineBar(Look look) {
        this.look = look;
        getStyleClass().add(Styles.TIMELINE_BAR);
        cursor.getStyleClass().add(Styles.TIMELINE_CURSOR);
        needle.getStyleClass().add(Styles.TIMELINE_CURSOR);
        cursor.setManaged(false);
        needle.setManaged(false);
        getChildren().addAll(canvas, needle, cursor);
        setAccessibleRole(AccessibleRole.SLIDER);
        setFocusTraversable(true);
        setOnMousePressed(event -> seek(event, onPress));
        setOnMouseDragged(event -> seek(event, onDrag));
        zoom(1);
    }

    /// Takes the steps that the user points at.
    ///
    /// @param press takes one that is pressed at
    /// @param drag takes each one that the pointer is dragged over
    public void onSeek(LongConsumer press, LongConsumer drag) {
        onPress = press;
        onDrag = drag;
    }

    public void look(Look newLook) {
        look = newLook;
        repaint.request();
    }

    public void zoom(double newScale) {
        scale = newScale;
        double height = (44 + marks.lanesHeight()) * scale;
        setMinHeight(height);
        setPrefHeight(height);
        requestLayout();
    }

    /// Draws other ticks, or the same after they grew.
    public void show(Ticks newTicks) {
        ticks = newTicks;
        repaint.request();
        placeCursor();
    }

    /// Marks steps above their ticks.
    ///
    /// @param steps bit 0 for step 1; read whenever the bar is painted, so tell of changes by [#marksChanged]
    public void hits(BitSet steps) {
        marks.hits(steps);
        repaint.request();
    }

    /// Flags steps that the user wants to find again.
    public void bookmarks(List<Long> steps) {
        marks.bookmarks(steps);
        repaint.request();
    }

    /// Shows which thread made which steps, once there are two; tell of changes by [#marksChanged].
    public void lanes(Lanes lanes) {
        marks.lanes(lanes);
        marksChanged();
    }

    /// Takes the step that is pointed at without pressing; 0 when none is any more.
    public void onHover(LongConsumer taker) {
        tip.onHover(taker);
    }

    /// Says what a step is, if it is still pointed at.
    public void tell(long ofStep, String text) {
        tip.tell(ofStep, text);
    }

    /// Paints again because marks are no longer the same.
    public void marksChanged() {
        zoom(scale);
        repaint.request();
        placeCursor();
    }

    /// Moves the cursor.
    ///
    /// @param newStep from 1; 0 if there is none
    public void step(long newStep) {
        step = newStep;
        placeCursor();
    }

    @Override
    protected void layoutChildren() {
        canvas.setWidth(getWidth());
        canvas.setHeight(getHeight());
        placeCursor();
        repaint.request();
    }

    private void seek(MouseEvent event, LongConsumer taker) {
        requestFocus();
        if (ticks.size() > 0) {
            taker.accept(stepAt(event.getX()));
        }
    }

    /// The step at a place, or 0 if there is none.
    long stepAt(double x) {
        return ticks.size() == 0 ? 0 : scale().step(x);
    }

    private TimelineScale scale() {
        double left = Math.max(SIDE, marks.namesWidth(font()) + 4);
        return new TimelineScale(ticks.size(), left, Math.max(1, getWidth() - left - SIDE));
    }

    private Font font() {
        return look.font(false, false, 10 * scale);
    }

    private double base() {
        return Math.round(getHeight() - (16 + marks.lanesHeight()) * scale) + 0.5;
    }

    private void placeCursor() {
        boolean there = step >= 1 && ticks.size() > 0;
        cursor.setVisible(there);
        needle.setVisible(there);
        double x = Math.rint(scale().x(step));
        cursor.setScaleX(scale);
        cursor.setScaleY(scale);
        cursor.relocate(x - 6, base() + 3);
        needle.resizeRelocate(x - 1, 4, 2, base() - 2);
    }

    private void paint() {
        GraphicsContext pen = canvas.getGraphicsContext2D();
        pen.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        pen.setStroke(look.ink(Style.CELL).stroke());
        pen.setLineWidth(1);
        TimelineScale places = scale();
        double width = places.width();
        pen.strokeLine(places.left(), base(), places.left() + width, base());
        if (ticks.size() <= width / 3) {
            for (int each = 1; each <= ticks.size(); each++) {
                double wide = Math.clamp(width / ticks.size() / 3, 2, 7 * scale);
                tick(pen, Math.rint(places.x(each)), wide, ticks.kinds(each));
            }
        } else {
            columns(pen, places);
        }
        marks.paint(pen, places, scale, this::colour);
        double lanesTop = getHeight() - marks.lanesHeight() * scale;
        Color ink = colour(Style.TEXT);
        marks.paintLanes(pen, places, lanesTop, scale, font(), ink, colour(Style.BOUND_CAPACITY));
    }

    private void columns(GraphicsContext pen, TimelineScale places) {
        int[] kinds = ticks.columns((int) places.width());
        for (int column = 0; column < kinds.length; column++) {
            tick(pen, places.left() + column + 0.5, 1, kinds[column]);
        }
    }

    private void tick(GraphicsContext pen, double x, double width, int kinds) {
        bar(pen, x, width, kinds, Ticks.LINE, 5, Style.FAINT);
        bar(pen, x, width, kinds, Ticks.CALL, 9, Style.BOUND_CAPACITY);
        bar(pen, x, width, kinds, Ticks.CHANGED, 16, Style.CURSOR_WRITE);
        bar(pen, x, width, kinds, Ticks.THREW, 22, Style.WARNING);
        if ((kinds & Ticks.THREW) != 0 && width > 1) {
            diamond(pen, x, base() - 22 * scale);
        }
        if ((kinds & Ticks.PRINTED) != 0) {
            pen.setFill(colour(Style.CURSOR_READ));
            double size = Math.max(2, Math.min(4, width)) * scale;
            pen.fillOval(x - size / 2, base() + 3 * scale, size, size);
        }
    }

    private void bar(GraphicsContext pen, double x, double width, int kinds, int kind, double height, Style style) {
        if ((kinds & kind) != 0) {
            pen.setFill(colour(style));
            pen.fillRect(x - width / 2, base() - height * scale, width, height * scale);
        }
    }

    private void diamond(GraphicsContext pen, double x, double y) {
        double size = 5 * scale;
        pen.fillPolygon(new double[] {x - size, x, x + size, x}, new double[] {y, y - size, y, y + size}, 4);
    }

    private Color colour(Style style) {
        return look.colour(style).orElse(look.background());
    }
}
