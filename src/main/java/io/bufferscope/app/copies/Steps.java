package io.bufferscope.app.copies;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.util.Duration;

/// A place among numbered steps that can be moved by hand or by a clock.
///
/// JavaFX thread only.
final class Steps implements AutoCloseable {

    private static final Duration STEP = Duration.millis(1100);

    private final IntegerProperty at = new SimpleIntegerProperty();
    private final IntegerProperty most = new SimpleIntegerProperty();
    private final Timeline clock;

    Steps() {
        clock = new Timeline(new KeyFrame(STEP, event -> playOn()));
        clock.setCycleCount(Animation.INDEFINITE);
    }

    /// The step that is looked at; 0 before the first.
    IntegerProperty atProperty() {
        return at;
    }

    /// How many there are.
    IntegerProperty mostProperty() {
        return most;
    }

    /// Begins anew with so many steps.
    void restart(int count) {
        clock.stop();
        at.set(0);
        most.set(count);
    }

    void first() {
        at.set(0);
    }

    void last() {
        at.set(most.get());
    }

    void move(int by) {
        at.set(Math.clamp(at.get() + by, 0, most.get()));
    }

    void playOrPause() {
        if (clock.getStatus() == Animation.Status.RUNNING) {
            clock.stop();
        } else {
            if (at.get() >= most.get()) {
                first();
            }
            clock.play();
        }
    }

    private void playOn() {
        move(1);
        if (at.get() >= most.get()) {
            clock.stop();
        }
    }

    @Override
    public void close() {
        clock.stop();
    }
}
