package io.bufferscope.probe.pool;

import java.lang.ref.WeakReference;
import org.jspecify.annotations.Nullable;

/// A thread of the program that uses a watched allocator.
final class ProgramThread implements PoolThread {

    private final int number;
    private final String name;
    private final boolean fast;
    private final WeakReference<Thread> thread;
    private boolean quiet;

    /// @param fast whether it is a `FastThreadLocalThread`
    ProgramThread(int number, String name, boolean fast, Thread thread) {
        this.number = number;
        this.name = name;
        this.fast = fast;
        this.thread = new WeakReference<>(thread);
    }

    @Override
    public int number() {
        return number;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public boolean fast() {
        return fast;
    }

    @Override
    public boolean quiet() {
        return quiet;
    }

    /// Whether a cache of it can still be there: a fast thread gives it back at its end, any other leaves it to the
    /// garbage collector.
    boolean lasts() {
        Thread live = thread.get();
        return !fast || live != null && live.isAlive();
    }

    /// Asks before the allocators are read whether it rests.
    void before(Thread reader) {
        quiet = rests(reader);
    }

    /// Asks afterwards too.
    void after(Thread reader) {
        quiet = quiet && rests(reader);
    }

    private boolean rests(Thread reader) {
        @Nullable Thread live = thread.get();
        if (live == null || live == reader) {
            return true;
        }
        return switch (live.getState()) {
            case RUNNABLE -> false;
            default -> true;
        };
    }
}
