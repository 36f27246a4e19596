package io.bufferscope.app.scope;

import java.util.function.DoubleConsumer;
import javafx.animation.AnimationTimer;

/// The beat of playing: tells at each pulse how much time has passed.
final class PlayClock {

    private static final double LONGEST_PULSE = 0.5;

    private final AnimationTimer timer;
    private long last;
    private double owed;

    /// @param beat takes seconds since the beat before
    PlayClock(DoubleConsumer beat) {
        this.timer = new AnimationTimer() {
            @Override
            public void handle(long now) {
                double seconds = last == 0 ? 0 : Math.min((now - last) / 1e9, LONGEST_PULSE);
                last = now;
                beat.accept(seconds);
            }
        };
    }

    void start() {
        last = 0;
        owed = 1;
        timer.start();
    }

    void stop() {
        timer.stop();
    }

    /// Whole steps that are due after more time at a speed; the rest is kept for the next beat.
    long due(double seconds, double stepsPerSecond) {
        owed += seconds * stepsPerSecond;
        long whole = (long) owed;
        owed -= whole;
        return whole;
    }
}
