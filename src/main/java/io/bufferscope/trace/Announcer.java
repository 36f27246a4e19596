package io.bufferscope.trace;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/// A teller of changes: however often something changes, listeners are called a hundred times a second at most.
///
/// Its thread lives only while there is something to tell, so a trace that is kept costs none.
final class Announcer implements AutoCloseable {

    private static final long PAUSE_MILLIS = 10;

    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private boolean changed;
    private boolean telling;
    private boolean closed;

    /// Adds a listener, which is called once soon, whatever changes.
    synchronized void add(Runnable listener) {
        listeners.add(listener);
        changed();
    }

    synchronized void changed() {
        changed = true;
        if (!telling && !closed && !listeners.isEmpty()) {
            telling = true;
            Thread.ofVirtual().name("trace-changes").start(this::tell);
        }
    }

    private void tell() {
        while (hasMore()) {
            listeners.forEach(Announcer::call);
        }
    }

    private synchronized boolean hasMore() {
        telling = changed && !closed;
        changed = false;
        return telling;
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
    }
}
