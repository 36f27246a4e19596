package io.bufferscope.probe.pool;

import static java.util.concurrent.TimeUnit.NANOSECONDS;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// The player: takes lines of a script, carries them out on allocators of its own, and writes a step for each.
///
/// While a workload runs it writes a step for each tick of a clock too. All of it happens on one thread; the threads
/// that allocate wait whenever something is read.
public final class Player {

    /// A line of input.
    ///
    /// @param text the line; null for the end of the input
    public record Line(@Nullable String text) {}

    private static final long TICK = 1_000_000_000 / 30;

    private final BlockingQueue<Line> lines;
    private final Stage stage = new Stage();
    private final Steps steps;
    private final Snapshots snapshots;
    private final Interpreter interpreter;
    private final Halts halts = new Halts();
    private final long stepLimit;
    private int number;
    private long nextTick;
    private long dropped;

    /// @param host where steps go
    /// @param sites number of lines of the script that the host knows, from 1
    /// @param stepLimit steps after which it ends
    /// @param before number of lines that come before the script's first
    public Player(BlockingQueue<Line> lines, OutputStream host, int sites, long stepLimit, int before) {
        number = -before;
        this.lines = lines;
        this.stepLimit = stepLimit;
        steps = new Steps(host, sites);
        snapshots = new Snapshots(stage, steps.ops());
        interpreter = new Interpreter(stage, steps::say);
    }

    /// Plays until the input ends, and the workload that runs then, if it ends by itself.
    ///
    /// @return whether it ended because of the step limit
    public boolean run() throws IOException, InterruptedException {
        while (steps.written() < stepLimit) {
            Line line = next();
            if (line == null) {
                tick();
            } else if (line.text() == null) {
                finish();
                return false;
            } else {
                take(line.text());
            }
        }
        return true;
    }

    private @Nullable Line next() throws InterruptedException {
        Work work = stage.work();
        if (work == null || !work.running()) {
            return lines.take();
        }
        return lines.poll(Math.max(0, nextTick - System.nanoTime()), NANOSECONDS);
    }

    private void finish() throws IOException, InterruptedException {
        Work work = stage.work();
        while (work != null && work.running() && work.plan().bounded() && steps.written() < stepLimit) {
            await();
        }
        if (work != null && work.running()) {
            work.pause();
        }
    }

    private void await() throws IOException, InterruptedException {
        TimeUnit.NANOSECONDS.sleep(Math.max(0, nextTick - System.nanoTime()));
        tick();
    }

    /// A look at a workload that runs freely.
    private void tick() throws IOException, InterruptedException {
        Work work = stage.work();
        if (work == null) {
            return;
        }
        long late = System.nanoTime() - nextTick;
        dropped += Math.max(0, late / TICK);
        nextTick += TICK * (1 + Math.max(0, late / TICK));
        long begin = System.nanoTime();
        work.hold();
        boolean over = work.over();
        look(work, !over, begin, null);
        if (over) {
            work.pause();
        }
        steps.sample(work.thread(), number);
    }

    /// Whether a condition was met since the look before; says so.
    private boolean met(@Nullable Throwable thrown) {
        String sentence = halts.active() ? halts.look(snapshots.parts(), thrown) : null;
        if (sentence != null) {
            steps.say(false, sentence);
        }
        return sentence != null;
    }

    private void take(String text) throws IOException, InterruptedException {
        number++;
        Command command = null;
        try {
            command = CommandParser.parse(text);
            if (command != null) {
                carryOut(command, text.strip());
            }
        } catch (ScriptProblem problem) {
            steps.say(true, "Line " + number + ", '" + text.strip() + "': " + problem.getMessage() + ".");
            step(stage.threads().getFirst(), text.strip(), null);
        } catch (RuntimeException refused) {
            step(stage.threads().getFirst(), text.strip(), refused);
        }
    }

    private void carryOut(Command command, String text) throws ScriptProblem, IOException, InterruptedException {
        switch (command) {
            case Command.Start start -> start(start, text);
            case Command.Step step -> single(step);
            case Command.Pause _ -> pause(text);
            case Command.Resume _ -> resume(text);
            case Command.Stop _ -> end(text);
            case Command.Await _ -> waitForTheEnd();
            case Command.StopWhen when -> {
                halts.waitFor(when.condition());
                step(stage.threads().getFirst(), text, null);
            }
            default -> atOnce(command, text);
        }
    }

    private void pause(String text) throws ScriptProblem, IOException, InterruptedException {
        Work work = work();
        work.pause();
        step(work.thread(), text, null);
    }

    private void resume(String text) throws ScriptProblem, IOException, InterruptedException {
        Work work = work();
        step(work.thread(), text, null);
        nextTick = System.nanoTime() + TICK;
        if (!work.running()) {
            work.resume();
        }
    }

    private void end(String text) throws ScriptProblem, IOException, InterruptedException {
        stop(work());
        step(stage.threads().getFirst(), text, null);
    }

    private void waitForTheEnd() throws ScriptProblem, IOException, InterruptedException {
        Work work = work();
        if (!work.plan().bounded()) {
            throw new ScriptProblem("the workload has no end: give it seconds= or operations=, or stop it");
        }
        while (work.running() && steps.written() < stepLimit) {
            await();
        }
    }

    private void atOnce(Command command, String text) throws ScriptProblem, IOException, InterruptedException {
        PlayerThread thread = interpreter.thread(command);
        Work running = running();
        if (running != null) {
            running.pause();
        }
        Throwable thrown = interpreter.run(command);
        snapshots.read(running != null);
        snapshots.write(dropped, 0);
        if (met(thrown)) {
            snapshots.read(false);
            snapshots.write(dropped, 0);
        } else if (running != null) {
            running.resume();
        }
        steps.command(thread, number, text, thrown);
    }

    /// The workload that runs freely, or null.
    private @Nullable Work running() {
        Work work = stage.work();
        return work != null && work.running() ? work : null;
    }

    private Work work() throws ScriptProblem {
        Work work = stage.work();
        if (work == null) {
            throw new ScriptProblem("there is no workload: start one by 'workload http rate=1000'");
        }
        return work;
    }

    private void start(Command.Start command, String text) throws ScriptProblem, IOException, InterruptedException {
        WorkPlan plan = new WorkPlanner(command.options(), stage.setup()).plan(command);
        if (stage.work() != null) {
            stop(stage.work());
        }
        List<PlayerThread> threads = new ArrayList<>();
        for (int i = 1; i <= plan.threads(); i++) {
            String name = "work-" + i;
            threads.add(stage.hasThread(name) ? stage.thread(name) : stage.addThread(name, plan.fast()));
        }
        Work work = new Work(plan, stage.current(), threads);
        stage.work(work);
        step(work.thread(), text, null);
        if (!plan.held()) {
            go(work);
        }
    }

    private void go(Work work) {
        nextTick = System.nanoTime() + TICK;
        work.begin();
    }

    private void stop(Work work) throws InterruptedException {
        work.pause();
        work.release();
        stage.work(null);
        for (PlayerThread thread : work.threads()) {
            stage.endThread(thread);
        }
    }

    private void single(Command.Step command) throws ScriptProblem, IOException, InterruptedException {
        Work work = work();
        work.pause();
        for (int done = 0; done < command.count() && steps.written() < stepLimit; ) {
            int by = halts.active() ? 1 : command.by();
            Work.Turn turn = work.step(Math.min(by, command.count() - done));
            done += turn.operations();
            if (step(turn.thread(), turn.text(), turn.thrown())) {
                return;
            }
        }
    }

    /// Writes a step; true if a condition was met in it.
    private boolean step(PlayerThread thread, String text, @Nullable Throwable thrown)
            throws IOException, InterruptedException {
        long begin = System.nanoTime();
        Work running = running();
        if (running != null) {
            running.hold();
        }
        boolean met = look(running, running != null, begin, thrown);
        steps.command(thread, number, text, thrown);
        return met;
    }

    /// Reads and writes everything, and stops a workload that stands still for that if a condition is met.
    private boolean look(@Nullable Work held, boolean runsOn, long begin, @Nullable Throwable thrown)
            throws InterruptedException {
        snapshots.read(runsOn);
        long waited = System.nanoTime() - begin;
        if (held != null && !halts.active()) {
            held.letGo();
        }
        snapshots.write(dropped, waited);
        boolean met = met(thrown);
        if (held != null && met) {
            held.halt();
            snapshots.read(false);
            snapshots.write(dropped, waited);
        } else if (held != null && halts.active()) {
            held.letGo();
        }
        return met;
    }
}
