package io.bufferscope.probe.pool;

import io.netty.util.concurrent.FastThreadLocalThread;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/// A real thread that allocates and releases for the player, one task after the other.
final class PlayerThread implements PoolThread {

    private final int number;
    private final String name;
    private final boolean fast;
    private final Thread thread;
    private final LinkedBlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();

    /// A thread that has started.
    ///
    /// @param number its number in the trace, from 1
    /// @param fast whether it is a `FastThreadLocalThread`
    PlayerThread(int number, String name, boolean fast) {
        this.number = number;
        this.name = name;
        this.fast = fast;
        thread = fast ? new FastThreadLocalThread(this::run, name) : new Thread(this::run, name);
        thread.setDaemon(true);
        thread.start();
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

    /// Whatever is read, it waits meanwhile.
    @Override
    public boolean quiet() {
        return true;
    }

    private void run() {
        try {
            while (true) {
                tasks.take().run();
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    /// Has it do something; returns at once.
    FutureTask<Void> start(Runnable task) {
        FutureTask<Void> future = new FutureTask<>(task, null);
        tasks.add(future);
        return future;
    }

    /// Has it do something and waits for that.
    ///
    /// @return what the task threw, or null
    @Nullable
    Throwable run(Callable<?> task) throws InterruptedException {
        FutureTask<?> future = new FutureTask<>(task);
        tasks.add(future);
        try {
            future.get();
            return null;
        } catch (ExecutionException thrown) {
            return thrown.getCause();
        }
    }

    /// Wakes it if it waits for its next turn.
    void wake() {
        LockSupport.unpark(thread);
    }

    /// Ends it; its thread caches go back to their arenas.
    void end() throws InterruptedException {
        thread.interrupt();
        thread.join();
    }
}
