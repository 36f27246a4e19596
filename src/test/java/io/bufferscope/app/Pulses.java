package io.bufferscope.app;

import io.bufferscope.view.FxThread;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.animation.AnimationTimer;

/// Waiting for the JavaFX thread to have drawn.
public final class Pulses {

    private Pulses() {}

    /// Waits until some more pulses have passed.
    public static void await(int count) {
        CountDownLatch left = new CountDownLatch(count);
        AnimationTimer timer = new AnimationTimer() {
            @Override
            public void handle(long now) {
                left.countDown();
            }
        };
        FxThread.run(timer::start);
        try {
            if (!left.await(60, TimeUnit.SECONDS)) {
                throw new AssertionError("no pulses");
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        FxThread.run(timer::stop);
    }
}
