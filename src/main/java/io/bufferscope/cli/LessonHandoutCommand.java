package io.bufferscope.cli;

import io.bufferscope.handout.Handout;
import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.lesson.Lesson;
import io.bufferscope.lesson.LessonFolder;
import io.bufferscope.lesson.LessonRuns;
import io.bufferscope.lesson.Mistake;
import io.bufferscope.session.Runner;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `lesson handout`: a lesson as a page to be printed.
@Command(name = "handout", description = "Write a lesson as one HTML page to be printed, without or with the answers.")
final class LessonHandoutCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "DIR", description = "The lesson's folder.")
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Option(names = "--out", paramLabel = "FILE.html", required = true, description = "The page to write.")
    @SuppressWarnings("NullAway.Init")
    private Path file;

    @Option(names = "--answers", description = "With right answers, solutions, hints and the speaker's notes.")
    private boolean answers;

    @Option(
            names = "--lang",
            description = "en or zh. Default: en.",
            defaultValue = "en",
            converter = RenderCommand.LanguageConverter.class)
    @SuppressWarnings("NullAway.Init")
    private Language language;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Varies the numbers that a lesson lets vary. Default: 0, as they are written.",
            defaultValue = "0")
    private long seed;

    @Option(names = "--trust", description = "Let its programs use files, network, threads and reflection.")
    private boolean trusted;

    private final Supplier<Runner> runner;

    LessonHandoutCommand(Supplier<Runner> runner) {
        this.runner = runner;
    }

    @Override
    public Integer call() {
        WholeFile.check(file);
        LessonFolder lesson = LessonCommand.lessons(folder, trusted).getFirst();
        WholeFile.write(file, page(lesson, text(lesson)));
        return 0;
    }

    private Lesson text(LessonFolder lesson) {
        List<Mistake> mistakes = new ArrayList<>();
        Lesson text = LessonCommand.text(lesson, language, mistakes::add);
        if (!mistakes.isEmpty()) {
            throw damaged(lesson, mistakes.getFirst());
        }
        return text;
    }

    private String page(LessonFolder lesson, Lesson text) {
        try (LessonRuns runs = LessonRuns.of(lesson, text, runner.get(), seed)) {
            return new Handout(lesson, text, runs, answers, seed).html();
        } catch (LessonRuns.Unrunnable e) {
            throw damaged(lesson, e.mistake());
        } catch (IOException e) {
            throw new Failure(Failure.ENVIRONMENT, folder + " cannot be shown: " + Failure.reason(e) + ".", e);
        }
    }

    private static Failure damaged(LessonFolder lesson, Mistake mistake) {
        String place = lesson.path().resolve(mistake.place()).toString();
        String first =
                mistake.sentence(Messages.of(Language.EN)).lines().findFirst().orElse("");
        return new Failure(Failure.CHECK_FAILED, place + ": " + first);
    }
}
