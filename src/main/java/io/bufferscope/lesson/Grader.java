package io.bufferscope.lesson;

import io.bufferscope.instrument.Problem;
import io.bufferscope.session.Run;
import io.bufferscope.session.RunStart;
import io.bufferscope.session.Runner;
import io.bufferscope.trace.Ending;
import io.bufferscope.trace.Thrown;
import io.bufferscope.trace.Trace;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A judge of answers to a task, each run in a JVM of its own with limited time and memory.
public final class Grader {

    private final LessonFolder lesson;
    private final Runner runner;

    public Grader(LessonFolder lesson, Runner runner) {
        this.lesson = lesson;
        this.runner = runner;
    }

    /// Runs an answer once for each seed of the task, until one fails.
    ///
    /// @param step a step with a task
    /// @param firstSeed the seed to begin with
    public List<Grade> grade(LessonStep step, String source, long firstSeed) throws IOException {
        Block.Task task = step.task().orElseThrow();
        List<Grade> grades = new ArrayList<>();
        for (long seed = firstSeed; seed < firstSeed + task.seeds(); seed++) {
            Grade grade = once(step, task, source, seed);
            grades.add(grade);
            if (!grade.passed()) {
                break;
            }
        }
        return grades;
    }

    private Grade once(LessonStep step, Block.Task task, String source, long seed) throws IOException {
        try (Workbench bench = Workbench.of(lesson, runner);
                Run run = bench.answer(task, source, seed)) {
            return switch (run.started().join()) {
                case RunStart.NotCompiled failed ->
                    new Grade(seed, Grade.Outcome.NOT_COMPILED, sentence(failed), List.of());
                case RunStart.NotStarted failed ->
                    new Grade(seed, Grade.Outcome.NOT_STARTED, failed.sentence(), List.of());
                case RunStart.Running running ->
                    judge(
                            step.checks(),
                            script(task, source),
                            running.trace(),
                            run.ended().join(),
                            seed);
            };
        }
    }

    private static String sentence(RunStart.NotCompiled failed) {
        Problem first = failed.problems().isEmpty()
                ? new Problem(0, 0, failed.messages().strip())
                : failed.problems().getFirst();
        return first.line() + ": " + first.message();
    }

    /// The answer with the starter code's markers at the lines that it left as they were; a harness has the lines of
    /// its own file, so there are none then.
    private Script script(Block.Task task, String source) throws IOException {
        return task.harness() == null
                ? Script.of(lesson.program(task.program()).orElse("")).edited(source)
                : Script.of("");
    }

    /// Judges a run that has ended.
    public static Grade judge(List<Block.Check> checks, Script script, Trace trace, Ending ending, long seed) {
        if (ending.kind() != Ending.Kind.EXITED) {
            return new Grade(seed, Grade.Outcome.TOO_LONG, "", List.of());
        }
        if (ending.exitCode() != 0) {
            return new Grade(seed, Grade.Outcome.BROKE_OFF, thrown(trace), List.of());
        }
        List<Judge.Judged> judged = new Judge(LessonRun.of(script, trace)).judge(checks);
        boolean all = judged.stream().allMatch(Judge.Judged::holds);
        return new Grade(seed, all ? Grade.Outcome.PASSED : Grade.Outcome.FAILED, "", judged);
    }

    /// What the program threw last, with its line; empty if nothing was seen.
    private static String thrown(Trace trace) {
        for (long step = trace.steps(); step > Math.max(0, trace.steps() - 50); step--) {
            Thrown thrown = trace.frame(step).thrown();
            if (thrown != null) {
                int line = trace.frame(step).site().line();
                return line + ": " + thrown.className()
                        + Optional.ofNullable(thrown.message())
                                .map(text -> ": " + text)
                                .orElse("");
            }
        }
        return "";
    }
}
