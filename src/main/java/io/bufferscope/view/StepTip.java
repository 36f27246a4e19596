package io.bufferscope.view;

import java.util.function.LongConsumer;
import javafx.geometry.Point2D;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;

/// The words that follow the pointer along a timeline.
final class StepTip {

    private final TimelineBar bar;
    private final Tooltip tip = new Tooltip();
    private LongConsumer onHover = step -> {};
    private long hovered;
    private double x;

    StepTip(TimelineBar bar) {
        this.bar = bar;
        bar.addEventHandler(MouseEvent.MOUSE_MOVED, this::move);
        bar.addEventHandler(MouseEvent.MOUSE_EXITED, event -> leave());
        bar.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> leave());
    }

    void onHover(LongConsumer taker) {
        onHover = taker;
    }

    void tell(long step, String text) {
        if (step == hovered
                && step != 0
                && bar.getScene() != null
                && bar.getScene().getWindow() != null) {
            tip.setText(text);
            Point2D place = bar.localToScreen(x, 0);
            tip.show(bar, place.getX() + 10, place.getY() - 34);
        }
    }

    private void move(MouseEvent event) {
        long step = bar.stepAt(event.getX());
        if (step != hovered) {
            hovered = step;
            x = event.getX();
            onHover.accept(step);
        }
    }

    private void leave() {
        hovered = 0;
        tip.hide();
        onHover.accept(0);
    }
}
