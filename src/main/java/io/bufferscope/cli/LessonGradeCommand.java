package io.bufferscope.cli;

import io.bufferscope.l10n.Language;
import io.bufferscope.lesson.Grade;
import io.bufferscope.lesson.Grader;
import io.bufferscope.lesson.Lesson;
import io.bufferscope.lesson.LessonFolder;
import io.bufferscope.lesson.LessonStep;
import io.bufferscope.session.Runner;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `lesson grade`: judges answers to a lesson's task, each in a JVM of its own.
@Command(name = "grade", description = "Grade answers to a lesson's task; one bad answer never stops the rest.")
final class LessonGradeCommand implements Callable<Integer> {

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "DIR", description = "The lesson's folder.")
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "ANSWER",
            description = "An answer's .java file, or a folder of answers.")
    @SuppressWarnings("NullAway.Init")
    private List<Path> answers;

    @Option(names = "--step", paramLabel = "ID", description = "The step whose task it is. Default: the only one.")
    private @Nullable String step;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "First seed; with `name` each answer has one made of its file's name. Default: 1.",
            defaultValue = "1")
    @SuppressWarnings("NullAway.Init")
    private String seed;

    @Option(names = "--trust", description = "Let answers use files, network, threads and reflection.")
    private boolean trusted;

    @Option(names = "--json", description = "Print one JSON object per answer.")
    private boolean json;

    @Option(names = "--csv", description = "Print a table of comma-separated values.")
    private boolean csv;

    @Option(
            names = "--lang",
            description = "Language of the reasons: en or zh. Default: en.",
            defaultValue = "en",
            converter = RenderCommand.LanguageConverter.class)
    @SuppressWarnings("NullAway.Init")
    private Language language;

    private final Supplier<Runner> runner;

    LessonGradeCommand(Supplier<Runner> runner) {
        this.runner = runner;
    }

    @Override
    public Integer call() {
        LessonFolder lesson = LessonCommand.lessons(folder, trusted).getFirst();
        LessonStep task = task(LessonCommand.text(lesson, language));
        Grader grader = new Grader(lesson, runner.get());
        GradePrinter printer = new GradePrinter(out(), format());
        boolean all = true;
        for (Path answer : files()) {
            List<Grade> grades = grades(grader, task, answer);
            printer.print(answer, grades);
            all &= grades.getLast().passed();
        }
        return all ? 0 : Failure.CHECK_FAILED;
    }

    private GradePrinter.Format format() {
        if (json && csv) {
            throw new Failure(Failure.USAGE, "Choose one of --json and --csv.");
        }
        return json ? GradePrinter.Format.JSON : csv ? GradePrinter.Format.CSV : GradePrinter.Format.TEXT;
    }

    private LessonStep task(Lesson lesson) {
        List<LessonStep> tasks = lesson.tasks().stream()
                .filter(each -> step == null || each.id().equals(step))
                .toList();
        if (tasks.size() == 1) {
            return tasks.getFirst();
        }
        List<String> known = lesson.tasks().stream().map(LessonStep::id).toList();
        throw new Failure(
                Failure.USAGE,
                known.isEmpty()
                        ? "The lesson " + folder + " has no task."
                        : "Name the task with --step: " + String.join(", ", known) + ".");
    }

    private List<Path> files() {
        return answers.stream().flatMap(LessonGradeCommand::files).toList();
    }

    private static Stream<Path> files(Path answer) {
        if (!Files.isDirectory(answer)) {
            return Stream.of(answer);
        }
        try (Stream<Path> all = Files.walk(answer, 3)) {
            return all.filter(file -> file.toString().endsWith(".java")).sorted().toList().stream();
        } catch (IOException e) {
            throw Failure.unreadable(answer, e);
        }
    }

    private List<Grade> grades(Grader grader, LessonStep task, Path answer) {
        try {
            return grader.grade(task, Files.readString(answer), seed(answer));
        } catch (IOException e) {
            String reason = Failure.unreadable(answer, e).getMessage();
            return List.of(new Grade(0, Grade.Outcome.NOT_STARTED, String.valueOf(reason), List.of()));
        }
    }

    private long seed(Path answer) {
        if (seed.equals("name")) {
            return 1L + Math.floorMod(answer.getFileName().toString().hashCode(), 1_000_000);
        }
        if (!seed.matches("\\d{1,9}")) {
            throw new Failure(Failure.USAGE, "--seed " + seed + " is no seed: name a whole number or `name`.");
        }
        return Long.parseLong(seed);
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
