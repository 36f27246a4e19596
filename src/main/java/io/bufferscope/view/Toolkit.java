package io.bufferscope.view;

import java.util.concurrent.CountDownLatch;
import javafx.application.Platform;

/// The JavaFX toolkit of this process: started once, on a display or without one.
public final class Toolkit {

    private static final Object LOCK = new Object();
    private static boolean up;
    private static boolean failed;

    private Toolkit() {}

    /// Starts the toolkit on the display of the user; does nothing if it is up.
    ///
    /// @throws NoDisplay if there is no display or a library of the system is missing; this process cannot use
    ///     JavaFX any more
    public static void windowed() throws NoDisplay {
        synchronized (LOCK) {
            try {
                start();
            } catch (RuntimeException | LinkageError failure) {
                failed = true;
                throw new NoDisplay(failure);
            }
        }
    }

    /// Starts the toolkit without any display and with software rendering; does nothing if it is up.
    ///
    /// @throws IllegalStateException if [#windowed] failed before
    public static void headless() {
        synchronized (LOCK) {
            if (failed) {
                throw new IllegalStateException("the toolkit has failed in this process");
            }
            if (!up) {
                System.setProperty("glass.platform", "Headless");
                System.setProperty("prism.order", "sw");
                start();
            }
        }
    }

    /// Ends the toolkit for good: it cannot be started again in this process.
    public static void stop() {
        synchronized (LOCK) {
            if (up) {
                Platform.exit();
            }
        }
    }

    private static void start() {
        if (up) {
            return;
        }
        CountDownLatch started = new CountDownLatch(1);
        try {
            Platform.startup(started::countDown);
        } catch (IllegalStateException alreadyUp) {
            started.countDown();
        }
        awaitQuietly(started);
        Platform.setImplicitExit(false);
        up = true;
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /// The fact that no window can be opened here, with the system's reason as its message.
    public static final class NoDisplay extends Exception {
        private static final long serialVersionUID = 1;

        NoDisplay(Throwable cause) {
            super(cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage(), cause);
        }
    }
}
