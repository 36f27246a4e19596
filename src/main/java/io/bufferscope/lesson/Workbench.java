package io.bufferscope.lesson;

import io.bufferscope.session.Run;
import io.bufferscope.session.RunOptions;
import io.bufferscope.session.Runner;
import io.bufferscope.session.Scratch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/// A folder of its own with the programs of a lesson, in which they are run.
public final class Workbench implements AutoCloseable {

    /// How long a program of a lesson may run.
    static final Duration TIME = Duration.ofSeconds(20);

    private static final long HEAP = 768L << 20;

    private final LessonFolder lesson;
    private final Scratch scratch;
    private final Runner runner;

    private Workbench(LessonFolder lesson, Scratch scratch, Runner runner) {
        this.lesson = lesson;
        this.scratch = scratch;
        this.runner = runner;
    }

    /// Copies the programs of a lesson.
    public static Workbench of(LessonFolder lesson, Runner runner) throws IOException {
        Scratch scratch = Scratch.create();
        for (String program : lesson.programs()) {
            Files.writeString(
                    scratch.folder().resolve(program), lesson.program(program).orElse(""));
        }
        return new Workbench(lesson, scratch, runner);
    }

    /// Runs a source in the place of a program; returns at once.
    ///
    /// @param args arguments of its main method
    public Run run(String program, String source, List<String> args) throws IOException {
        Path file = scratch.folder().resolve(program);
        Files.writeString(file, source);
        return runner.run(file, source, options(args));
    }

    /// Runs a task's answer: by itself, or called by the task's harness.
    ///
    /// @param seed the first argument of the program
    public Run answer(Block.Task task, String source, long seed) throws IOException {
        List<String> args = List.of(Long.toString(seed));
        if (task.harness() == null) {
            return run(task.program(), source, args);
        }
        Files.writeString(scratch.folder().resolve(task.program()), source);
        return run(task.harness(), lesson.program(task.harness()).orElse(""), args);
    }

    private RunOptions options(List<String> args) {
        return new RunOptions(
                args, List.of(), "", false, null, !lesson.trusted(), LessonRun.LONGEST, TIME, text -> {}, HEAP);
    }

    @Override
    public void close() {
        scratch.close();
    }
}
