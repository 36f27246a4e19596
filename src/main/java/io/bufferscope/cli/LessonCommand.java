package io.bufferscope.cli;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.lesson.Bookshelf;
import io.bufferscope.lesson.Lesson;
import io.bufferscope.lesson.LessonChecker;
import io.bufferscope.lesson.LessonFolder;
import io.bufferscope.lesson.LessonParser;
import io.bufferscope.lesson.LessonTemplate;
import io.bufferscope.lesson.Mistake;
import io.bufferscope.session.Runner;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `lesson`: the course, and the tools of those who write lessons and grade answers.
@Command(name = "lesson", description = "List, check, write, grade and print lessons.", synopsisSubcommandLabel = "COMMAND")
final class LessonCommand implements Runnable {

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    private final Supplier<Runner> runner;

    private LessonCommand(Supplier<Runner> runner) {
        this.runner = runner;
    }

    static CommandLine line(Supplier<Runner> runner) {
        return new CommandLine(new LessonCommand(runner))
                .addSubcommand(new LessonGradeCommand(runner))
                .addSubcommand(new LessonHandoutCommand(runner));
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Say what to do with lessons: list, check, new, grade or handout");
    }

    /// `lesson list`: one line for each lesson.
    @Command(name = "list", description = "Print a line for each lesson: name, minutes, steps, title.")
    int list(
            @Parameters(paramLabel = "DIR", arity = "0..1", description = "A folder of lessons. Default: the course.")
                    @Nullable
                    Path folder,
            @Option(
                            names = "--lang",
                            description = "en or zh. Default: en.",
                            defaultValue = "en",
                            converter = RenderCommand.LanguageConverter.class)
                    Language language) {
        for (LessonFolder each : folder == null ? course() : lessons(folder, false)) {
            Lesson lesson = text(each, language);
            out().println(each.id() + "\t" + lesson.minutes() + " min\t"
                    + lesson.steps().size() + "\t" + lesson.title());
        }
        out().flush();
        return 0;
    }

    /// `lesson check`: every mistake with file, line and mend.
    @Command(name = "check", description = "Check lessons: form, equal languages, answers that exist, tasks solved.")
    int check(
            @Parameters(paramLabel = "DIR", arity = "1..*", description = "A lesson's folder, or a folder of lessons.")
                    List<Path> folders,
            @Option(names = "--trust", description = "Let its programs use files, network, threads and reflection.")
                    boolean trusted) {
        int wrong = 0;
        for (Path folder : folders) {
            for (LessonFolder lesson : lessons(folder, trusted)) {
                List<Mistake> mistakes = mistakes(lesson);
                mistakes.forEach(mistake -> tell(lesson, mistake));
                wrong += mistakes.size();
            }
        }
        return wrong == 0 ? 0 : Failure.CHECK_FAILED;
    }

    private List<Mistake> mistakes(LessonFolder lesson) {
        try {
            return new LessonChecker(runner.get()).check(lesson);
        } catch (IOException e) {
            throw new Failure(Failure.ENVIRONMENT, lesson.path() + " cannot be checked: " + Failure.reason(e) + ".", e);
        }
    }

    private void tell(LessonFolder lesson, Mistake mistake) {
        String place = lesson.path().resolve(mistake.file()) + (mistake.line() == 0 ? "" : ":" + mistake.line());
        out().println(place + ": " + mistake.sentence(Messages.of(Language.EN)));
        out().flush();
    }

    /// `lesson new`: a lesson that passes the check, to be rewritten.
    @Command(name = "new", description = "Write a template of a lesson into a new folder.")
    int create(@Parameters(paramLabel = "DIR", description = "The folder to make.") Path folder) {
        try {
            LessonTemplate.write(folder);
        } catch (IOException e) {
            throw new Failure(Failure.ENVIRONMENT, folder + " cannot be made: " + Failure.reason(e) + ".", e);
        }
        out().println("Write your lesson in " + folder + ", then: bufferscope lesson check " + folder);
        out().flush();
        return 0;
    }

    private static List<LessonFolder> course() {
        try {
            return Bookshelf.bundled();
        } catch (IOException e) {
            throw new Failure(Failure.ENVIRONMENT, "The course cannot be read: " + Failure.reason(e) + ".", e);
        }
    }

    /// The lessons of a folder that the user named.
    static List<LessonFolder> lessons(Path folder, boolean trusted) {
        try {
            List<LessonFolder> found = Bookshelf.in(folder, trusted);
            if (found.isEmpty()) {
                String sentence = "There is no lesson in " + folder + ": name a folder with a lesson.en.md.";
                throw new Failure(Failure.USAGE, sentence);
            }
            return found;
        } catch (IOException e) {
            throw Failure.unreadable(folder, e);
        }
    }

    /// The text of a lesson, in another language if it has none in this one.
    static Lesson text(LessonFolder folder, Language language) {
        return text(folder, language, mistake -> {});
    }

    /// The same, telling what is wrong with it.
    static Lesson text(LessonFolder folder, Language language, Consumer<Mistake> mistakes) {
        try {
            for (Language each : List.of(language, Language.EN, Language.ZH)) {
                String text = folder.text(Lesson.file(each)).orElse(null);
                if (text != null) {
                    return LessonParser.parse(each, text, mistakes);
                }
            }
            throw new Failure(Failure.USAGE, folder.path() + " holds no lesson.");
        } catch (IOException e) {
            throw Failure.unreadable(folder.path(), e);
        }
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
