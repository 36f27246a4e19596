package io.bufferscope.view;

import javafx.animation.AnimationTimer;

/// A request to do something once at the next pulse, however often it is asked for until then.
public final class Pulse {

    private final Runnable action;
    private final AnimationTimer timer = new AnimationTimer() {
        @Override
        public void handle(long now) {
            stop();
            action.run();
        }
    };

    public Pulse(Runnable action) {
        this.action = action;
    }

    /// Asks for the action at the next pulse.
    public void request() {
        timer.start();
    }
}
