package io.bufferscope.probe.pool;

import io.netty.buffer.ByteBuf;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/// A workload: threads that allocate and release by a pattern, freely or one operation at a time.
///
/// Its threads stop between two operations when they are looked at, so that their state can be read exactly; all
/// methods are for the player's own thread.
final class Work {

    /// Room for numbers of the buffers of one thread.
    private static final int IDS = 1 << 24;

    private static final int PASSED_IDS = 1 << 30;
    private static final long NANOS = 1_000_000_000;

    private final WorkPlan plan;
    private final PoolWatch watch;
    private final Gate gate = new Gate();
    private final List<Worker> workers = new ArrayList<>();
    private boolean running;
    private long deadline = Long.MAX_VALUE;
    private long lastOperations;
    private long lastTime;
    private int turn;

    /// @param threads its threads, as many as the plan says
    Work(WorkPlan plan, PoolWatch watch, List<PlayerThread> threads) {
        this.plan = plan;
        this.watch = watch;
        int count = threads.size();
        long interval = plan.rate() == 0 ? 0 : Math.max(1, NANOS * count / plan.rate());
        for (int i = 0; i < count; i++) {
            long share = plan.operations() / count + (i < plan.operations() % count ? 1 : 0);
            String name = plan.name() + (count == 1 ? "" : "-" + (i + 1));
            Hands hands = new Hands(name, plan, watch.allocator(), plan.seed() + i);
            long left = plan.operations() == 0 ? Long.MAX_VALUE : share;
            workers.add(new Worker(threads.get(i), hands, Patterns.of(plan), watch, gate, interval, left));
        }
    }

    WorkPlan plan() {
        return plan;
    }

    PlayerThread thread() {
        return workers.getFirst().thread();
    }

    List<PlayerThread> threads() {
        return workers.stream().map(Worker::thread).toList();
    }

    /// Whether its threads run freely.
    boolean running() {
        return running;
    }

    /// Whether it has come to its end by itself, told while it is held or paused.
    boolean over() {
        return plan.seconds() > 0 && System.nanoTime() - deadline >= 0
                || workers.stream().allMatch(Worker::over);
    }

    void begin() {
        lastTime = System.nanoTime();
        if (plan.seconds() > 0) {
            deadline = lastTime + plan.seconds() * NANOS;
        }
        resume();
    }

    void resume() {
        running = true;
        workers.forEach(worker -> worker.go(next(worker)));
    }

    private Hands next(Worker worker) {
        return workers.get((workers.indexOf(worker) + 1) % workers.size()).hands();
    }

    /// Has its threads end their loops between two operations and waits for that.
    void pause() throws InterruptedException {
        running = false;
        workers.forEach(Worker::stopSoon);
        for (Worker worker : workers) {
            worker.join();
        }
    }

    /// Has its threads, which [#hold] stopped, end their loops before they do anything more, and waits for that.
    void halt() throws InterruptedException {
        running = false;
        workers.forEach(Worker::stopSoon);
        letGo();
        for (Worker worker : workers) {
            worker.join();
        }
    }

    /// Has its threads stand still between two operations for a moment; [#letGo] must follow.
    void hold() throws InterruptedException {
        int closing = gate.close();
        workers.forEach(Worker::wake);
        for (Worker worker : workers) {
            worker.awaitStanding(closing);
        }
    }

    /// Lets the threads go on that [#hold] stopped.
    void letGo() {
        gate.open();
    }

    /// Does some operations, each on the next thread in turn; fewer if one throws.
    Turn step(int most) throws InterruptedException {
        for (int done = 1; ; done++) {
            Worker worker = workers.get(turn++ % workers.size());
            Throwable thrown = worker.once(next(worker));
            if (done == most || thrown != null) {
                String text = most == 1 ? worker.hands().last : "step " + done;
                return new Turn(worker.thread(), text, done, thrown);
            }
        }
    }

    /// What some operations were.
    ///
    /// @param text the one operation, or how many they were
    record Turn(
            PlayerThread thread,
            String text,
            int operations,
            @Nullable Throwable thrown) {}

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
                .mapToLong(worker -> of.applyAsLong(worker.hands()))
                .sum();
    }

    /// What a workload has done.
    record Figures(String name, boolean running, long operations, long perSecond, long failed, long live, long bytes) {}

    /// Releases all that it holds, each thread its own.
    void release() throws InterruptedException {
        for (Worker worker : workers) {
            worker.release();
        }
    }

    /// Reads where all its buffers lie, while it is paused.
    void read(Places places) {
        for (Worker worker : workers) {
            for (int i = 0; i < worker.hands().count(); i++) {
                read(places, worker.hands().buffer(i));
            }
            worker.hands().inbox().forEach(passed -> read(places, passed.buffer()));
        }
    }

    /// Lists all its buffers, while it is paused.
    void list(List<Held> to) {
        for (int i = 0; i < workers.size(); i++) {
            Worker worker = workers.get(i);
            Hands hands = worker.hands();
            for (int k = 0; k < hands.count(); k++) {
                int id = IDS * (i + 1) + (int) (hands.serial(k) % IDS);
                to.add(new Held(id, hands.name(k), watch, hands.asked(k), worker.thread(), 0, hands.buffer(k)));
            }
            int passed = 0;
            for (Hands.Passed one : hands.inbox()) {
                int id = PASSED_IDS + IDS / 16 * i + passed++;
                to.add(new Held(id, one.name(), watch, one.buffer().capacity(), worker.thread(), 0, one.buffer()));
            }
        }
    }

    private void read(Places places, ByteBuf buffer) {
        places.read(watch.id(), buffer);
    }
}
