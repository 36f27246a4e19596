package io.bufferscope.app.learn;

import io.bufferscope.lesson.Block;
import io.bufferscope.lesson.Lesson;
import io.bufferscope.lesson.LessonChecker;
import io.bufferscope.lesson.LessonFolder;
import io.bufferscope.lesson.LessonStep;
import io.bufferscope.lesson.Mistake;
import io.bufferscope.session.Run;
import io.bufferscope.session.RunOptions;
import io.bufferscope.session.Runner;
import io.bufferscope.session.Scratch;
import io.bufferscope.view.FxThread;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A check of a whole lesson in the background: its programs, answers and solutions are run.
///
/// To be used on the JavaFX thread, on which its watcher is told too.
final class AuthorCheck implements AutoCloseable {

    private static final int RUNS_OF_A_PROGRAM = 2;

    private final Runner runner;
    private @Nullable Job job;

    /// What sees how far a check is; told nothing more of one that was cancelled.
    interface Watcher {

        /// A program is being run.
        ///
        /// @param run its number, from 1
        void at(int run, String program);

        void done(List<Mistake> mistakes);

        void failed(IOException why);
    }

    AuthorCheck(Runner runner) {
        this.runner = runner;
    }

    /// How many runs the check of a lesson takes, if no answer fails early.
    static int runs(Lesson lesson) {
        long programs = IntStream.range(0, lesson.steps().size())
                .mapToObj(lesson::programAt)
                .filter(program -> program != null)
                .distinct()
                .count();
        int answers = lesson.tasks().stream()
                .map(LessonStep::task)
                .mapToInt(task -> 1 + task.map(Block.Task::seeds).orElse(1))
                .sum();
        return (int) programs * RUNS_OF_A_PROGRAM + answers;
    }

    /// Begins; a check that still runs is cancelled.
    ///
    /// @param scratch where the lesson lies; closed at the end
    void start(Scratch scratch, LessonFolder lesson, Watcher watcher) {
        cancel();
        Job next = new Job(runner, watcher);
        job = next;
        Thread.ofPlatform().daemon().name("lesson-check").start(() -> {
            try (scratch) {
                next.check(lesson);
            }
        });
    }

    boolean isRunning() {
        return job != null && !job.over;
    }

    /// Ends what runs; the check tells nothing more.
    void cancel() {
        if (job != null) {
            job.stop();
        }
    }

    @Override
    public void close() {
        cancel();
    }

    /// One check, which counts its runs and can end them.
    private static final class Job implements Runner {

        private final Runner runner;
        private final Watcher watcher;
        private volatile boolean over;
        private int runs;
        private @Nullable Run now;

        Job(Runner runner, Watcher watcher) {
            this.runner = runner;
            this.watcher = watcher;
        }

        void check(LessonFolder lesson) {
            try {
                List<Mistake> mistakes = new LessonChecker(this).check(lesson);
                end(() -> watcher.done(mistakes));
            } catch (IOException e) {
                end(() -> watcher.failed(e));
            } catch (CancellationException cancelled) {
                over = true;
            }
        }

        private void end(Runnable teller) {
            FxThread.later(() -> {
                if (!over) {
                    over = true;
                    teller.run();
                }
            });
        }

        @Override
        public synchronized Run run(Path file, String source, RunOptions options) {
            if (over) {
                throw new CancellationException();
            }
            int number = ++runs;
            FxThread.later(() -> {
                if (!over) {
                    watcher.at(number, file.getFileName().toString());
                }
            });
            Run run = runner.run(file, source, options);
            now = run;
            return run;
        }

        synchronized void stop() {
            over = true;
            if (now != null) {
                now.stop();
            }
        }
    }
}
