package io.bufferscope.view;

import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Tween;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// A timed change from one picture to the next, one picture at each pulse.
final class Glide {

    private final Consumer<Picture> screen;
    private final AnimationTimer timer = new AnimationTimer() {
        @Override
        public void handle(long now) {
            tick(now);
        }
    };

    private @Nullable Tween tween;
    private double nanos;
    private long start;

    Glide(Consumer<Picture> screen) {
        this.screen = screen;
    }

    void start(Picture from, Picture to, Duration length) {
        tween = new Tween(from, to);
        nanos = length.toMillis() * 1e6;
        start = 0;
        timer.start();
    }

    void stop() {
        timer.stop();
        tween = null;
    }

    private void tick(long now) {
        Tween way = tween;
        if (way == null) {
            timer.stop();
            return;
        }
        start = start == 0 ? now : start;
        double part = Math.min(1, (now - start) / nanos);
        if (part == 1) {
            stop();
        }
        screen.accept(way.at(eased(part)));
    }

    private static double eased(double part) {
        return part * part * (3 - 2 * part);
    }
}
