package io.bufferscope.app.learn;

import io.bufferscope.app.shell.Mishap;
import io.bufferscope.app.shell.Surroundings;
import io.bufferscope.app.shell.Words;
import io.bufferscope.l10n.Language;
import io.bufferscope.lesson.Depth;
import io.bufferscope.lesson.Lesson;
import io.bufferscope.lesson.LessonChecker;
import io.bufferscope.lesson.LessonFolder;
import io.bufferscope.lesson.LessonParser;
import io.bufferscope.lesson.Mistake;
import io.bufferscope.session.Scratch;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.util.Duration;

/// A lesson that is being written: what is typed is read at once and shown as learners will see it.
///
/// The preview runs a copy of the lesson, so that what is not saved can be tried. JavaFX thread only.
final class AuthorDesk implements AuthorPane.Actions, AutoCloseable {

    private static final Duration PAUSE = Duration.millis(300);

    private final Surroundings surroundings;
    private final Words words;
    private final LearnDesk desk;
    private final AuthorFiles files;
    private final AuthorGuard guard;
    private final Consumer<Depth> depth;
    private final Scratch scratch;
    private final AuthorPane pane;
    private final AuthorCheck check;
    private final PauseTransition pause = new PauseTransition(PAUSE);
    private LessonFolder copy;
    private Language language;
    private List<Mistake> form = List.of();
    private List<Mistake> found = List.of();
    private List<Mistake> compiled = List.of();
    private List<String> checked = List.of();
    private Verdict verdict = Verdict.FORM;

    /// What is known of the lesson besides its form.
    private enum Verdict {
        FORM,
        SOUND,
        CHECKED
    }

    /// @param depth shows a depth in the preview
    /// @throws IOException if the lesson cannot be read or copied
    AuthorDesk(Surroundings surroundings, LearnDesk desk, LessonFolder lesson, AuthorGuard guard, Consumer<Depth> depth)
            throws IOException {
        this.surroundings = surroundings;
        this.words = surroundings.manner().words();
        this.desk = desk;
        this.guard = guard;
        this.depth = depth;
        this.files = AuthorFiles.read(lesson);
        this.language = desk.lesson().language();
        this.scratch = Scratch.create();
        this.copy = files.copyTo(scratch.folder());
        this.check = new AuthorCheck(surroundings.runner());
        this.pane = new AuthorPane(surroundings.manner(), files, files.file(Lesson.file(language)), this);
        pause.setOnFinished(event -> look());
        pane.moveTo(desk.step().line());
        look();
    }

    AuthorPane pane() {
        return pane;
    }

    AuthorFiles files() {
        return files;
    }

    @Override
    public void changed() {
        pause.playFromStart();
    }

    private void look() {
        language = pane.shown().language().orElse(language);
        form = LessonChecker.form(files.texts());
        tell();
        preview();
    }

    private void tell() {
        if (verdict == Verdict.SOUND && !files.contents().equals(checked)) {
            verdict = Verdict.FORM;
        }
        List<Mistake> all = new ArrayList<>(compiled);
        all.addAll(form);
        found.stream().filter(mistake -> !form.contains(mistake)).forEach(all::add);
        pane.tell(all, !files.unsaved().isEmpty(), sentence(all.size()));
    }

    /// Lists why the program of the step does not run, as its last run has shown.
    void performed() {
        List<Mistake> now = desk.performance().map(this::reasons).orElse(List.of());
        if (!now.equals(compiled)) {
            compiled = now;
            tell();
        }
    }

    private List<Mistake> reasons(Performance done) {
        String program = desk.program();
        if (done.run() == null && done.problems().isEmpty()) {
            return List.of(new Mistake(program, 0, "author.not.run", List.of(done.sentence())));
        }
        return done.problems().stream()
                .map(problem -> new Mistake(program, problem.line(), "author.compiler", List.of(problem.message())))
                .toList();
    }

    private String sentence(int count) {
        return switch (verdict) {
            case FORM -> count == 0 ? words.say("author.form.sound") : words.say("author.mistakes", count);
            case SOUND -> count == 0 ? words.say("author.sound") : words.say("author.mistakes", count);
            case CHECKED -> words.say("author.found", count);
        };
    }

    private void preview() {
        String text = files.texts().getOrDefault(language, "");
        Lesson lesson = LessonParser.parse(language, text, mistake -> {});
        if (lesson.steps().isEmpty()) {
            return;
        }
        AuthorPlace place = pane.shown().language().isPresent()
                ? AuthorPlace.of(lesson, text, pane.line())
                : new AuthorPlace(desk.index(), Optional.empty());
        Entry next = new Entry(copy, Map.of(language, lesson));
        place.depth().ifPresent(depth);
        if (desk.index() != place.step() || !next.equals(desk.entry().orElse(null))) {
            desk.preview(next, place.step());
        }
    }

    /// Gives the preview the programs as they are now.
    void refresh() {
        try {
            copy = files.copyTo(scratch.folder());
        } catch (IOException e) {
            failed(e);
        }
    }

    @Override
    public void run() {
        pause.stop();
        look();
        desk.run();
    }

    /// Shows the step in the other language.
    @Override
    public void other() {
        String id = desk.step().id();
        Language other = language == Language.EN ? Language.ZH : Language.EN;
        String text = files.texts().getOrDefault(other, "");
        int line = LessonParser.parse(other, text, mistake -> {})
                .step(id)
                .map(step -> step.line())
                .orElse(1);
        open(Lesson.file(other), line);
    }

    @Override
    public void go(Mistake mistake) {
        open(mistake.file(), Math.max(1, mistake.line()));
    }

    private void open(String file, int line) {
        pane.show(files.file(file));
        pane.moveTo(line);
        look();
    }

    @Override
    public void save() {
        save(() -> {});
    }

    /// Saves what is not saved; asks first where another program has changed a file.
    ///
    /// @param then done when all is saved
    void save(Runnable then) {
        try {
            for (AuthorFile file : files.unsaved()) {
                if (file.clashes()) {
                    guard.conflict(file, () -> settle(file, true, then), () -> settle(file, false, then));
                    return;
                }
                file.save();
            }
            tell();
            then.run();
        } catch (IOException e) {
            tell();
            surroundings.errors().tell(Mishap.failure("author.save.failed", String.valueOf(e.getMessage())), e);
        }
    }

    private void settle(AuthorFile file, boolean over, Runnable then) {
        try {
            if (over) {
                file.save();
            } else {
                file.reload();
            }
            save(then);
        } catch (IOException e) {
            surroundings.errors().tell(Mishap.failure("author.save.failed", String.valueOf(e.getMessage())), e);
        }
    }

    @Override
    public void check() {
        look();
        try {
            Scratch place = Scratch.create();
            checked = files.contents();
            int runs = Math.max(1, AuthorCheck.runs(desk.lesson()));
            pane.checking(0, words.say("author.checking"));
            check.start(place, files.copyTo(place.folder()), new Watching(runs));
        } catch (IOException e) {
            failed(e);
        }
    }

    @Override
    public void cancel() {
        check.cancel();
        pane.checking(0, "");
        tell();
    }

    private void failed(IOException why) {
        pane.checking(0, "");
        tell();
        surroundings.errors().tell(Mishap.failure("author.failed", String.valueOf(why.getMessage())), why);
    }

    @Override
    public void close() {
        pause.stop();
        check.close();
        scratch.close();
    }

    /// The view of a check while it goes on.
    private final class Watching implements AuthorCheck.Watcher {

        private final int runs;

        Watching(int runs) {
            this.runs = runs;
        }

        @Override
        public void at(int run, String program) {
            pane.checking(Math.min(1, (run - 1.0) / runs), words.say("author.checking.run", program, run, runs));
        }

        @Override
        public void done(List<Mistake> mistakes) {
            found = mistakes.stream().filter(mistake -> !form.contains(mistake)).toList();
            verdict = mistakes.isEmpty() ? Verdict.SOUND : Verdict.CHECKED;
            pane.checking(0, "");
            tell();
        }

        @Override
        public void failed(IOException why) {
            AuthorDesk.this.failed(why);
        }
    }
}
