package io.bufferscope.trace;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/// A teller of changes: however often something changes, listeners are called a hundred times a second at most.
///
/// Its thread lives from the first listener to [#close].
final class Announcer implements AutoCloseable {

    private static final long PAUSE_MILLIS = 10;

    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private @Nullable Thread thread;
    private boolean changed;
    private boolean closed;

    /// Adds a listener, which is called once soon, whatever changes.
    synchronized void add(Runnable listener) {
        listeners.add(listener);
        if (thread == null && !closed) {
            thread = Thread.ofPlatform().daemon().name("trace-changes").start(this::run);
        }
        changed();
    }

    synchronized void changed() {
        changed = true;
        notifyAll();
    }

    private void run() {
        while (awaitChange()) {
            listeners.forEach(Announcer::call);
        }
    }

    private synchronized boolean awaitChange() {
        try {
            while (!changed && !closed) {
                wait();
            }
            changed = false;
            return !closed;
        } catch (InterruptedException e) {
            return false;
        }
    }

    private static void call(Runnable listener) {
        try {
            listener.run();
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException e) {
            Thread self = Thread.currentThread();
            self.getUncaughtExceptionHandler().uncaughtException(self, e);
        }
    }

    @Override
    public synchronized void close() {
        closed = true;
        notifyAll();
    }
}
