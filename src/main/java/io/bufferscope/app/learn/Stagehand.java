package io.bufferscope.app.learn;

import io.bufferscope.lesson.Block;
import io.bufferscope.lesson.Grade;
import io.bufferscope.lesson.Grader;
import io.bufferscope.lesson.LessonRun;
import io.bufferscope.lesson.LessonStep;
import io.bufferscope.lesson.Script;
import io.bufferscope.lesson.Workbench;
import io.bufferscope.session.Run;
import io.bufferscope.session.RunStart;
import io.bufferscope.session.Runner;
import io.bufferscope.trace.Ending;
import io.bufferscope.view.FxThread;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The runner of lessons' programs: one after another on a thread of its own, the newest wanted alone.
///
/// Everything public to the room is called on the JavaFX thread.
final class Stagehand implements AutoCloseable {

    private final Runner runner;
    private final ExecutorService work = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("lesson").factory());
    private final AtomicLong wanted = new AtomicLong();
    private @Nullable Open open;
    private @Nullable Open before;

    /// A run that is kept as long as it is shown.
    private record Open(Workbench bench, Run run) implements AutoCloseable {
        @Override
        public void close() {
            run.close();
            bench.close();
        }
    }

    Stagehand(Runner runner) {
        this.runner = runner;
    }

    /// Runs a program and tells what came of it, unless another is wanted meanwhile.
    void perform(Part part, Consumer<Performance> taker) {
        long mine = wanted.incrementAndGet();
        work.execute(() -> {
            if (mine == wanted.get()) {
                Performance performance = perform(part);
                FxThread.later(() -> {
                    if (mine == wanted.get()) {
                        taker.accept(performance);
                    }
                });
            }
        });
    }

    private Performance perform(Part part) {
        try {
            Workbench bench = Workbench.of(part.lesson(), runner);
            Block.Task task = part.task();
            Run run = task == null
                    ? bench.run(part.program(), part.script().source(), part.args())
                    : bench.answer(task, part.script().source(), part.seed());
            keep(new Open(bench, run));
            return outcome(part, run);
        } catch (IOException e) {
            return new Performance(null, List.of(), String.valueOf(e.getMessage()), null);
        }
    }

    /// The run before is closed one run later: its last picture may still be asked for.
    private synchronized void keep(Open next) {
        if (before != null) {
            before.close();
        }
        before = open;
        open = next;
    }

    private Performance outcome(Part part, Run run) throws IOException {
        return switch (run.started().join()) {
            case RunStart.NotCompiled failed ->
                new Performance(null, failed.problems(), failed.messages().strip(), null);
            case RunStart.NotStarted failed -> new Performance(null, List.of(), failed.sentence(), null);
            case RunStart.Running running -> {
                Ending ending = run.ended().join();
                LessonRun read = LessonRun.of(marked(part), running.trace());
                Performance done = new Performance(read, List.of(), "", null);
                yield part.judged() == null ? done : done.with(judge(part, part.judged(), read, ending));
            }
        };
    }

    /// The script whose markers count: a harness has the lines of its own file.
    private static Script marked(Part part) {
        Block.Task task = part.task();
        return task == null || task.harness() == null ? part.script() : Script.of("");
    }

    /// Judges the run that is shown, then the answer with the task's other seeds.
    private Grade judge(Part part, LessonStep step, LessonRun read, Ending ending) throws IOException {
        Grade shown = Grader.judge(step.checks(), marked(part), read.trace(), ending, part.seed());
        boolean more = step.task().map(Block.Task::seeds).orElse(1) > 1;
        return shown.passed() && more
                ? new Grader(part.lesson(), runner)
                        .grade(step, part.script().source(), part.seed())
                        .getLast()
                : shown;
    }

    /// Ends what runs, and waits a little until all of it is gone.
    @Override
    public void close() {
        wanted.incrementAndGet();
        synchronized (this) {
            if (open != null) {
                open.run().stop();
            }
        }
        work.execute(this::closeAll);
        work.shutdown();
        try {
            work.awaitTermination(5, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void closeAll() {
        if (before != null) {
            before.close();
        }
        if (open != null) {
            open.close();
        }
        before = null;
        open = null;
    }
}
