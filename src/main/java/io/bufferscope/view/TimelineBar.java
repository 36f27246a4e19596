package io.bufferscope.view;

import io.bufferscope.picture.Style;
import java.util.BitSet;
import java.util.function.LongConsumer;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.shape.Polygon;

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
    private BitSet hits = new BitSet();
    private LongConsumer onSeek = to -> {};

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
        setOnMousePressed(this::seek);
        setOnMouseDragged(this::seek);
        zoom(1);
    }

    /// Takes the step that the user points at.
    public void onSeek(LongConsumer taker) {
        onSeek = taker;
    }

    public void look(Look newLook) {
        look = newLook;
        repaint.request();
    }

    public void zoom(double newScale) {
        scale = newScale;
        setMinHeight(44 * scale);
        setPrefHeight(44 * scale);
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
        hits = steps;
        repaint.request();
    }

    /// Paints again because marks are no longer the same.
    public void marksChanged() {
        repaint.request();
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

    private void seek(MouseEvent event) {
        requestFocus();
        if (ticks.size() > 0) {
            onSeek.accept(step(event.getX()));
        }
    }

    private long step(double x) {
        double part = (x - SIDE) / room();
        return Math.clamp(Math.round(part * (ticks.size() - 1)) + 1, 1, ticks.size());
    }

    private double room() {
        return Math.max(1, getWidth() - 2 * SIDE);
    }

    private double base() {
        return Math.round(getHeight() - 16 * scale) + 0.5;
    }

    private double x(long ofStep) {
        return ticks.size() < 2 ? SIDE : SIDE + room() * (ofStep - 1) / (ticks.size() - 1);
    }

    private void placeCursor() {
        boolean there = step >= 1 && ticks.size() > 0;
        cursor.setVisible(there);
        needle.setVisible(there);
        double x = Math.rint(x(step));
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
        pen.strokeLine(SIDE, base(), SIDE + room(), base());
        if (ticks.size() <= room() / 3) {
            for (int each = 1; each <= ticks.size(); each++) {
                tick(pen, Math.rint(x(each)), Math.clamp(room() / ticks.size() / 3, 2, 7 * scale), ticks.kinds(each));
            }
        } else {
            columns(pen);
        }
        hitMarks(pen);
    }

    private void hitMarks(GraphicsContext pen) {
        pen.setFill(colour(Style.WARNING));
        double size = 6 * scale;
        double last = -1;
        for (int bit = hits.nextSetBit(0); bit >= 0 && bit < ticks.size(); bit = hits.nextSetBit(bit + 1)) {
            double x = Math.rint(x(bit + 1L));
            if (x > last) {
                pen.fillOval(x - size / 2, 1, size, size);
                last = x + 1;
                bit = Math.max(bit, (int) Math.min(step(last - 1) - 1, ticks.size()));
            }
        }
    }

    private void columns(GraphicsContext pen) {
        int[] kinds = ticks.columns((int) room());
        for (int column = 0; column < kinds.length; column++) {
            tick(pen, SIDE + column + 0.5, 1, kinds[column]);
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
