package io.bufferscope.lesson;

import io.bufferscope.condition.Condition;
import io.bufferscope.condition.ConditionException;
import io.bufferscope.session.Run;
import io.bufferscope.session.RunStart;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// A run of all that a lesson asks, to find questions without an answer and tasks that cannot be solved.
final class Rehearsal {

    /// Seeds with which questions are tried; 0 is the program as it is written.
    private static final List<Long> SEEDS = List.of(0L, 1L);

    private final List<Lesson> texts;
    private final LessonFolder folder;
    private final Grader grader;
    private final Workbench bench;
    private final Consumer<Mistake> mistakes;

    /// @param texts the lesson in each language, with equal steps
    Rehearsal(List<Lesson> texts, LessonFolder folder, Grader grader, Workbench bench, Consumer<Mistake> mistakes) {
        this.texts = texts;
        this.folder = folder;
        this.grader = grader;
        this.bench = bench;
        this.mistakes = mistakes;
    }

    void go() throws IOException {
        Lesson lesson = texts.getFirst();
        List<String> programs = lesson.steps().stream()
                .map(step -> lesson.programAt(lesson.steps().indexOf(step)))
                .filter(program -> program != null)
                .distinct()
                .toList();
        for (String program : programs) {
            String source = folder.program(program).orElse(null);
            if (source == null) {
                tell(lesson, 1, "lesson.mistake.program", program);
            } else {
                rehearse(program, source);
            }
        }
        for (LessonStep step : lesson.tasks()) {
            task(lesson, step, step.task().orElseThrow());
        }
    }

    private void rehearse(String program, String source) throws IOException {
        Lesson lesson = texts.getFirst();
        for (long seed : SEEDS) {
            Script script = Script.varied(source, seed);
            try (Run run = bench.run(program, script.source(), List.of(Long.toString(seed)))) {
                switch (run.started().join()) {
                    case RunStart.NotCompiled failed ->
                        tell(
                                lesson,
                                1,
                                "lesson.mistake.compile",
                                program,
                                failed.messages().strip());
                    case RunStart.NotStarted failed -> throw new IOException(failed.sentence());
                    case RunStart.Running running -> {
                        int exit = run.ended().join().exitCode();
                        if (exit != 0) {
                            tell(lesson, 1, "lesson.mistake.exit", program, exit);
                        }
                        LessonRun rehearsed = LessonRun.of(script, running.trace());
                        texts.forEach(text -> ask(text, program, rehearsed, seed));
                    }
                }
            }
        }
    }

    private void ask(Lesson lesson, String program, LessonRun run, long seed) {
        Standing standing = new Standing(lesson, run, program);
        for (int i = 0; i < lesson.steps().size(); i++) {
            LessonStep step = lesson.steps().get(i);
            if (!program.equals(lesson.programAt(i))) {
                continue;
            }
            Optional<String> marker = step.show().map(Block.Show::at);
            if (marker.isPresent() && run.place(marker.get()).isEmpty()) {
                tell(lesson, step.line(), "lesson.mistake.marker", marker.get(), program);
            }
            Optional<Place> place = standing.at(i);
            place.ifPresent(own -> texts(lesson, step, new Expressions(run, own)));
            for (Block.Predict predict : step.predictions()) {
                place.ifPresent(own -> new Asking(lesson, run, program).ask(predict, own, seed));
            }
            if (step.task().isEmpty()) {
                step.checks().forEach(check -> checkExpression(lesson, check));
            }
        }
    }

    private void texts(Lesson lesson, LessonStep step, Expressions expressions) {
        Stream.concat(Stream.of(step.text()), step.depths().values().stream())
                .flatMap(text -> expressions.unfilled(text).stream())
                .forEach(inner -> tell(lesson, step.line(), "lesson.mistake.braces", inner));
    }

    private void checkExpression(Lesson lesson, Block.Check check) {
        if (check.kind() == Block.Check.Kind.THAT) {
            try {
                Condition.of(check.subject());
            } catch (ConditionException unreadable) {
                tell(lesson, check.line(), "lesson.mistake.expression", check.subject());
            }
        }
    }

    private void task(Lesson lesson, LessonStep step, Block.Task task) throws IOException {
        step.checks().forEach(check -> checkExpression(lesson, check));
        if (step.checks().isEmpty()) {
            tell(lesson, task.line(), "lesson.mistake.unchecked");
        }
        if (task.harness() != null && folder.program(task.harness()).isEmpty()) {
            tell(lesson, task.line(), "lesson.mistake.program", task.harness());
        }
        Optional<String> starter = folder.program(task.program());
        Optional<String> solution = folder.solution(task.program());
        if (starter.isEmpty()) {
            tell(lesson, task.line(), "lesson.mistake.program", task.program());
        } else if (solution.isEmpty()) {
            tell(lesson, task.line(), "lesson.mistake.solution", task.program());
        } else {
            solve(lesson, step, task, starter.get(), solution.get());
        }
    }

    private void solve(Lesson lesson, LessonStep step, Block.Task task, String starter, String solution)
            throws IOException {
        List<Grade> start = grader.grade(step, starter, 1);
        if (start.getLast().passed()) {
            tell(lesson, task.line(), "lesson.mistake.solved", task.program());
        } else if (start.getLast().outcome() == Grade.Outcome.NOT_COMPILED) {
            tell(
                    lesson,
                    task.line(),
                    "lesson.mistake.compile",
                    task.program(),
                    start.getLast().reason());
        }
        Grade end = grader.grade(step, solution, 1).getLast();
        if (!end.passed()) {
            tell(lesson, task.line(), "lesson.mistake.unsolved", task.program(), why(end));
        }
    }

    private static String why(Grade grade) {
        return grade.checks().stream()
                .filter(judged -> !judged.holds())
                .map(judged -> judged.check().says() + " " + judged.reason())
                .findFirst()
                .orElse(grade.outcome() + " " + grade.reason())
                .strip();
    }

    private void tell(Lesson lesson, int line, String key, Object... values) {
        mistakes.accept(Mistake.of(Lesson.file(lesson.language()), line, key, values));
    }

    /// The questions of a text, asked about one run.
    private final class Asking {

        private final Lesson lesson;
        private final LessonRun run;
        private final String program;

        Asking(Lesson lesson, LessonRun run, String program) {
            this.lesson = lesson;
            this.run = run;
            this.program = program;
        }

        void ask(Block.Predict predict, Place own, long seed) {
            String at = predict.at();
            Optional<Question> question = Question.ask(predict, run, own, seed);
            if (at != null && run.place(at).isEmpty()) {
                tell(lesson, predict.line(), "lesson.mistake.marker", at, program);
            } else if (question.isEmpty()) {
                tell(lesson, predict.line(), "lesson.mistake.answer", predict.answer(), program);
            } else {
                choose(predict, question.get());
            }
        }

        private void choose(Block.Predict predict, Question question) {
            Expressions expressions = new Expressions(run, question.place());
            for (Block.Choice choice : predict.choices()) {
                if (expressions.value(choice.expression()).isEmpty()) {
                    tell(lesson, predict.line(), "lesson.mistake.choice", choice.expression());
                }
                filled(predict, expressions, choice.why());
            }
            filled(predict, expressions, predict.because());
            filled(predict, expressions, predict.ask());
            if (!predict.choices().isEmpty() && question.options().size() < 2) {
                tell(lesson, predict.line(), "lesson.mistake.options");
            }
        }

        private void filled(Block.Predict predict, Expressions expressions, String text) {
            expressions.unfilled(text).ifPresent(inner -> tell(lesson, predict.line(), "lesson.mistake.braces", inner));
        }
    }
}
