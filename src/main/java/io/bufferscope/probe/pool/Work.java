package io.bufferscope.probe.pool;

import io.netty.buffer.ByteBuf;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.locks.LockSupport;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/// A workload: threads that allocate and release by a pattern, freely or one operation at a time.
///
/// Every thread returns from its loop when it is paused, so that its state can be read exactly; all methods are for
/// the player's own thread.
final class Work {

    /// Room for numbers of the buffers of one thread.
    private static final int IDS = 1 << 24;

    private static final int PASSED_IDS = 1 << 30;
    private static final long NANOS = 1_000_000_000;
    private static final long AHEAD = 200_000;
    private static final long LONGEST_WAIT = 5_000_000;
    private static final long LATE = 100_000_000;
    private static final int SPINS = 2_000;
    private static final long NAP = 20_000;

    private final WorkPlan plan;
    private final PoolWatch watch;
    private final List<Worker> workers = new ArrayList<>();
    private volatile boolean halt = true;

    /// Odd while the threads are held.
    private volatile int epoch;

    private int epochs;

    private long deadline = Long.MAX_VALUE;
    private long lastOperations;
    private long lastTime;
    private int turn;

    /// @param threads its threads, as many as the plan says
    Work(WorkPlan plan, PoolWatch watch, List<PlayerThread> threads) {
        this.plan = plan;
        this.watch = watch;
        for (int i = 0; i < threads.size(); i++) {
            long share = plan.operations() / threads.size() + (i < plan.operations() % threads.size() ? 1 : 0);
            Hands hands = new Hands(
                    plan.name() + (threads.size() == 1 ? "" : "-" + (i + 1)), plan, watch.allocator(), plan.seed() + i);
            workers.add(new Worker(
                    threads.get(i), hands, Patterns.of(plan), plan.operations() == 0 ? Long.MAX_VALUE : share));
        }
    }

    WorkPlan plan() {
        return plan;
    }

    PoolWatch watch() {
        return watch;
    }

    PlayerThread thread() {
        return workers.getFirst().thread;
    }

    /// Whether its threads run freely.
    boolean running() {
        return !halt;
    }

    /// Whether it has come to its end by itself.
    boolean over() {
        return System.nanoTime() - deadline >= 0 && plan.seconds() > 0
                || workers.stream().allMatch(worker -> worker.left == 0);
    }

    void begin() {
        lastTime = System.nanoTime();
        if (plan.seconds() > 0) {
            deadline = lastTime + plan.seconds() * NANOS;
        }
        resume();
    }

    void resume() {
        halt = false;
        for (Worker worker : workers) {
            worker.hands.telling = false;
            worker.loop = worker.thread.start(() -> loop(worker));
        }
    }

    /// Has its threads stop between two operations and waits for that.
    void pause() throws InterruptedException {
        halt = true;
        for (Worker worker : workers) {
            worker.thread.wake();
        }
        for (Worker worker : workers) {
            FutureTask<Void> loop = worker.loop;
            if (loop != null) {
                join(loop);
            }
        }
    }

    /// Has its threads stop between two operations, for a moment, and waits for that; [#letGo] must follow.
    void hold() throws InterruptedException {
        int now = ++epochs;
        epoch = now;
        for (Worker worker : workers) {
            worker.thread.wake();
        }
        for (Worker worker : workers) {
            FutureTask<Void> loop = worker.loop;
            for (int spins = 0; worker.held != now && loop != null && !loop.isDone(); spins++) {
                rest(spins);
            }
            if (loop != null && loop.isDone()) {
                join(loop);
            }
        }
    }

    /// Lets the threads go on that [#hold] stopped.
    void letGo() {
        epoch = ++epochs;
    }

    /// Where a thread stands still as long as it is held.
    private void stand(Worker worker, int held) {
        watch.meet(worker.thread);
        worker.held = held;
        for (int spins = 0; epoch == held; spins++) {
            rest(spins);
        }
    }

    /// A short wait: sleeping and waking takes longer than most looks.
    private static void rest(int spins) {
        if (spins < SPINS) {
            Thread.onSpinWait();
        } else {
            LockSupport.parkNanos(NAP);
        }
    }

    private static void join(FutureTask<Void> loop) throws InterruptedException {
        try {
            loop.get();
        } catch (ExecutionException unexpected) {
            throw new IllegalStateException(unexpected.getCause());
        }
    }

    /// Does one operation on the next thread in turn.
    Turn step() throws InterruptedException {
        Worker worker = workers.get(turn++ % workers.size());
        Hands next = next(worker);
        worker.hands.telling = true;
        worker.hands.last = "";
        Throwable thrown = worker.thread.run(() -> {
            worker.pattern.operate(worker.hands, next);
            watch.meet(worker.thread);
            return null;
        });
        worker.left -= worker.left == Long.MAX_VALUE ? 0 : 1;
        return new Turn(worker.thread, worker.hands.last, thrown);
    }

    /// What one operation was.
    record Turn(PlayerThread thread, String text, @Nullable Throwable thrown) {}

    private Hands next(Worker worker) {
        return workers.get((workers.indexOf(worker) + 1) % workers.size()).hands;
    }

    private void loop(Worker worker) {
        Hands hands = worker.hands;
        Hands next = next(worker);
        long interval = plan.rate() == 0 ? 0 : Math.max(1, NANOS * workers.size() / plan.rate());
        long due = System.nanoTime();
        while (!halt && worker.left > 0) {
            int now = epoch;
            if ((now & 1) == 1) {
                stand(worker, now);
                continue;
            }
            try {
                worker.pattern.operate(hands, next);
            } catch (OutOfMemoryError | RuntimeException thrown) {
                giveWay(hands);
            }
            worker.left--;
            if (interval > 0) {
                due = pace(due + interval);
            }
        }
        watch.meet(worker.thread);
    }

    /// Waits for its turn; what is far behind is not made up for.
    private long pace(long due) {
        long now = System.nanoTime();
        while (due - now > AHEAD && !halt && (epoch & 1) == 0) {
            LockSupport.parkNanos(Math.min(due - now, LONGEST_WAIT));
            now = System.nanoTime();
        }
        return now - due > LATE ? now : due;
    }

    private static void giveWay(Hands hands) {
        hands.failed++;
        for (int i = hands.count() / 2; i > 0; i--) {
            hands.release(0);
        }
    }

    private long operations() {
        return sum(hands -> hands.operations);
    }

    /// What it has done, while it is paused.
    ///
    /// @param running whether it runs on afterwards
    Figures figures(boolean running) {
        long now = System.nanoTime();
        long operations = operations();
        long rate = (operations - lastOperations) * NANOS / Math.max(1, now - lastTime);
        lastOperations = operations;
        lastTime = now;
        return new Figures(
                plan.name(),
                running,
                operations,
                running ? rate : 0,
                sum(hands -> hands.failed),
                sum(Hands::count),
                sum(hands -> hands.bytes));
    }

    private long sum(ToLongFunction<Hands> of) {
        return workers.stream()
                .mapToLong(worker -> of.applyAsLong(worker.hands))
                .sum();
    }

    /// What a workload has done.
    record Figures(String name, boolean running, long operations, long perSecond, long failed, long live, long bytes) {}

    /// Releases all that it holds, each thread its own.
    void release() throws InterruptedException {
        for (Worker worker : workers) {
            worker.thread.run(() -> {
                while (worker.hands.count() > 0) {
                    worker.hands.release(worker.hands.count() - 1);
                }
                while (worker.hands.releasePassed()) {
                    watch.meet(worker.thread);
                }
                return null;
            });
        }
    }

    /// Reads where all its buffers lie, while it is paused.
    void read(Places places) {
        for (Worker worker : workers) {
            for (int i = 0; i < worker.hands.count(); i++) {
                read(places, worker.hands.buffer(i));
            }
            worker.hands.inbox().forEach(passed -> read(places, passed.buffer()));
        }
    }

    /// Lists all its buffers, while it is paused.
    void list(List<Held> to) {
        for (int i = 0; i < workers.size(); i++) {
            Worker worker = workers.get(i);
            Hands hands = worker.hands;
            for (int k = 0; k < hands.count(); k++) {
                int id = IDS * (i + 1) + (int) (hands.serial(k) % IDS);
                to.add(new Held(id, hands.name(k), watch, hands.asked(k), worker.thread, 0, hands.buffer(k)));
            }
            int passed = 0;
            for (Hands.Passed one : hands.inbox()) {
                int id = PASSED_IDS + IDS / 16 * i + passed++;
                to.add(new Held(id, one.name(), watch, one.buffer().capacity(), worker.thread, 0, one.buffer()));
            }
        }
    }

    List<PlayerThread> threads() {
        return workers.stream().map(worker -> worker.thread).toList();
    }

    private void read(Places places, ByteBuf buffer) {
        places.read(watch.id(), buffer);
    }

    private static final class Worker {

        private final PlayerThread thread;
        private final Hands hands;
        private final Patterns.Pattern pattern;
        private long left;
        private volatile int held;
        private @Nullable FutureTask<Void> loop;

        Worker(PlayerThread thread, Hands hands, Patterns.Pattern pattern, long left) {
            this.thread = thread;
            this.hands = hands;
            this.pattern = pattern;
            this.left = left;
        }
    }
}
