package io.bufferscope.probe.pool;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/// One thread of a workload, which operates freely until it is stopped, or once when it is told to.
final class Worker {

    private static final long AHEAD = 200_000;
    private static final long LONGEST_WAIT = 5_000_000;
    private static final long LATE = 100_000_000;

    private final PlayerThread thread;
    private final Hands hands;
    private final Patterns.Pattern pattern;
    private final PoolWatch watch;
    private final Gate gate;
    private final long interval;
    private long left;
    private volatile boolean halt = true;
    private volatile int standing;
    private @Nullable FutureTask<Void> loop;

    /// @param interval nanoseconds between two operations; 0 for none
    /// @param share operations after which it ends
    Worker(
            PlayerThread thread,
            Hands hands,
            Patterns.Pattern pattern,
            PoolWatch watch,
            Gate gate,
            long interval,
            long share) {
        this.thread = thread;
        this.hands = hands;
        this.pattern = pattern;
        this.watch = watch;
        this.gate = gate;
        this.interval = interval;
        this.left = share;
    }

    PlayerThread thread() {
        return thread;
    }

    Hands hands() {
        return hands;
    }

    /// Whether it has done its share.
    boolean over() {
        return left == 0;
    }

    /// Has it operate freely.
    ///
    /// @param next the hands of the thread after it
    void go(Hands next) {
        halt = false;
        hands.telling = false;
        loop = thread.start(() -> loop(next));
    }

    /// Tells it to stop, or to look at the gate, soon.
    void stopSoon() {
        halt = true;
        thread.wake();
    }

    void wake() {
        thread.wake();
    }

    /// Waits until it has stopped.
    void join() throws InterruptedException {
        try {
            if (loop != null) {
                loop.get();
            }
        } catch (ExecutionException unexpected) {
            throw new IllegalStateException(unexpected.getCause());
        }
    }

    /// Waits until it stands at the gate, or has ended.
    void awaitStanding(int closing) throws InterruptedException {
        for (int spins = 0; standing != closing && loop != null && !loop.isDone(); spins++) {
            Gate.rest(spins);
        }
        if (loop != null && loop.isDone()) {
            join();
        }
    }

    /// Has it operate once and waits for that.
    ///
    /// @return what the operation threw, or null
    @Nullable
    Throwable once(Hands next) throws InterruptedException {
        hands.telling = true;
        hands.last = "";
        left -= left == Long.MAX_VALUE || left == 0 ? 0 : 1;
        return thread.run(() -> {
            pattern.operate(hands, next);
            watch.meet(thread);
            return null;
        });
    }

    /// Has it release all that it holds and waits for that.
    void release() throws InterruptedException {
        thread.run(() -> {
            while (hands.count() > 0) {
                hands.release(hands.count() - 1);
            }
            while (hands.releasePassed()) {
                watch.meet(thread);
            }
            return null;
        });
    }

    private void loop(Hands next) {
        long due = System.nanoTime();
        while (!halt && left > 0) {
            int closing = gate.closed();
            if (closing != 0) {
                watch.meet(thread);
                standing = closing;
                gate.stand(closing);
            } else {
                operate(next);
                due = interval == 0 ? due : pace(due + interval);
            }
        }
        watch.meet(thread);
    }

    private void operate(Hands next) {
        try {
            pattern.operate(hands, next);
        } catch (OutOfMemoryError | RuntimeException thrown) {
            giveWay();
        }
        left--;
    }

    private void giveWay() {
        hands.failed++;
        for (int i = hands.count() / 2; i > 0; i--) {
            hands.release(0);
        }
    }

    /// Waits for its turn; what is far behind is not made up for.
    private long pace(long due) {
        long now = System.nanoTime();
        while (due - now > AHEAD && !halt && gate.closed() == 0) {
            LockSupport.parkNanos(Math.min(due - now, LONGEST_WAIT));
            now = System.nanoTime();
        }
        return now - due > LATE ? now : due;
    }
}
