package io.bufferscope.view;

import io.bufferscope.picture.Style;
import java.util.function.LongConsumer;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import org.jspecify.annotations.Nullable;

/// A small step chart of the indices of one buffer over all steps; a press on it seeks.
public final class HistoryStrip extends Region {

    private static final double SIDE = 8;

    private final Canvas canvas = new Canvas();
    private final Pulse repaint = new Pulse(this::paint);
    private Look look;
    private @Nullable History history;
    private long step;
    private LongConsumer onPress = to -> {};
    private LongConsumer onDrag = to -> {};

    public HistoryStrip(Look look) {
        this.look = look;
        getStyleClass().add(Styles.HISTORY_STRIP);
        getChildren().add(canvas);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
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

    public void zoom(double scale) {
        setMinHeight(48 * scale);
        setPrefHeight(48 * scale);
    }

    /// Draws a history, or none.
    public void show(@Nullable History next) {
        history = next;
        repaint.request();
    }

    /// Marks the step of the cursor.
    public void step(long now) {
        step = now;
        repaint.request();
    }

    @Override
    protected void layoutChildren() {
        canvas.setWidth(getWidth());
        canvas.setHeight(getHeight());
        repaint.request();
    }

    private void seek(MouseEvent event, LongConsumer taker) {
        History now = history;
        if (now != null) {
            double part = (event.getX() - SIDE) / room();
            taker.accept(Math.clamp((long) (part * now.steps()) + 1, 1, now.steps()));
        }
    }

    private double room() {
        return Math.max(1, getWidth() - 2 * SIDE);
    }

    private void paint() {
        GraphicsContext pen = canvas.getGraphicsContext2D();
        pen.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        History now = history;
        if (now == null) {
            return;
        }
        paintCapacity(pen, now);
        line(pen, now, 1, colour(now.isNetty() ? Style.CURSOR_WRITE : Style.BOUND_LIMIT));
        line(pen, now, 0, colour(now.isNetty() ? Style.CURSOR_READ : Style.CURSOR_POSITION));
        pen.setFill(colour(Style.TEXT));
        pen.fillRect(Math.rint(x(now, now.column(step)) + width(now) / 2), 0, 1, getHeight());
    }

    private void paintCapacity(GraphicsContext pen, History now) {
        pen.setFill(colour(Style.BOUND_CAPACITY).deriveColor(0, 1, 1, 0.18));
        for (int from = 0, to; from < now.columns(); from = to) {
            for (to = from + 1; to < now.columns() && now.capacity(to) == now.capacity(from); ) {
                to++;
            }
            if (now.capacity(from) >= 0) {
                double top = y(now, now.capacity(from));
                pen.fillRect(x(now, from), top, width(now) * (to - from), y(now, 0) - top);
            }
        }
    }

    private void line(GraphicsContext pen, History now, int index, Color colour) {
        pen.setFill(colour);
        int last = -1;
        for (int column = 0; column < now.columns(); column++) {
            int low = now.low(index, column);
            if (low >= 0) {
                int from = last < 0 ? low : Math.min(low, last);
                int to = Math.max(now.high(index, column), last);
                pen.fillRect(x(now, column) - 1, y(now, to) - 1, 2, y(now, from) - y(now, to) + 2);
                pen.fillRect(x(now, column), y(now, now.high(index, column)) - 1, width(now), 2);
            }
            last = now.high(index, column);
        }
    }

    private double x(History now, int column) {
        return SIDE + room() * column / now.columns();
    }

    private double width(History now) {
        return room() / now.columns();
    }

    private double y(History now, int value) {
        return getHeight() - 4 - (getHeight() - 8) * value / now.highest();
    }

    private Color colour(Style style) {
        return look.colour(style).orElse(look.background());
    }
}
