package io.bufferscope.bench;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/// The bench: starts runs of benchmarks, one at a time, because two would slow each other down.
public final class Bench {

    private final AtomicBoolean busy = new AtomicBoolean();

    /// Starts a run. Both listeners are called on threads of JMH, and should return at once.
    ///
    /// @param progress told when an iteration begins and when it ends
    /// @param lines told what JMH and the forks print
    /// @throws BenchRefused if nothing can be run by this plan, or another run has not ended
    public BenchRun start(BenchPlan plan, Consumer<Progress> progress, Consumer<String> lines) throws BenchRefused {
        if (!busy.compareAndSet(false, true)) {
            throw new BenchRefused("Another run has not ended yet: benchmarks run one at a time.", true);
        }
        try {
            return started(plan, progress, lines);
        } catch (BenchRefused | RuntimeException e) {
            busy.set(false);
            throw e;
        }
    }

    private BenchRun started(BenchPlan plan, Consumer<Progress> progress, Consumer<String> lines) throws BenchRefused {
        ForkMarks marks = marks();
        try {
            BenchRun run = new BenchRun(plan.batches(marks), marks, progress, lines, () -> busy.set(false));
            run.start();
            return run;
        } catch (BenchRefused e) {
            marks.close();
            throw e;
        }
    }

    private static ForkMarks marks() throws BenchRefused {
        try {
            return ForkMarks.make();
        } catch (IOException e) {
            throw new BenchRefused("The temporary folder cannot be written to: " + e.getMessage() + ".");
        }
    }
}
