package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Question;
import io.bufferscope.app.shell.Question.Answer;
import io.bufferscope.app.shell.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// The guard of unsaved programs: asks before one is closed or the window is.
final class UnsavedGuard {

    private final OpenPrograms programs;
    private final Predicate<OpenProgram> save;
    private final BooleanSupplier drafts;
    private final Words words;
    private final Question question;

    /// @param save saves a program; false if that failed or the user changed their mind
    /// @param drafts whether unsaved programs are found again by the next window
    UnsavedGuard(OpenPrograms programs, Predicate<OpenProgram> save, BooleanSupplier drafts, Words words) {
        this.programs = programs;
        this.save = save;
        this.drafts = drafts;
        this.words = words;
        this.question = new Question(words);
    }

    /// What asks; to be laid over the room.
    Question question() {
        return question;
    }

    /// Closes a program, or asks first if it would lose something.
    void close(OpenProgram program) {
        if (!program.unsaved().get() || program.text().isBlank()) {
            programs.remove(program);
            return;
        }
        programs.show(program);
        question.ask(
                words.say("guard.tab", program.file().name()),
                List.of(
                        new Answer("guard.save", () -> saveAll(List.of(program), () -> programs.remove(program))),
                        new Answer("guard.discard", () -> programs.remove(program)),
                        new Answer("guard.cancel", () -> {})));
    }

    /// Asks what to do about a program whose file another has changed.
    void conflict(OpenProgram program, Runnable over, Runnable reload) {
        programs.show(program);
        question.ask(
                words.say("guard.conflict", program.file().name()),
                List.of(
                        new Answer("guard.conflict.over", over),
                        new Answer("guard.conflict.reload", reload),
                        new Answer("guard.cancel", () -> {})));
    }

    /// Whether the window may close now; if not, asks and runs `close` if the user agrees.
    boolean mayClose(Runnable close) {
        List<OpenProgram> unsaved = programs.unsaved().stream()
                .filter(program -> !program.text().isBlank())
                .toList();
        if (unsaved.isEmpty()) {
            return true;
        }
        List<Answer> answers = new ArrayList<>();
        if (drafts.getAsBoolean()) {
            answers.add(new Answer("guard.keep", close));
        }
        answers.add(new Answer("guard.save", () -> saveAll(unsaved, close)));
        answers.add(new Answer("guard.discard", () -> {
            unsaved.forEach(this::discard);
            close.run();
        }));
        answers.add(new Answer("guard.cancel", () -> {}));
        question.ask(words.say("guard.window", names(unsaved)), answers);
        return false;
    }

    private void saveAll(List<OpenProgram> unsaved, Runnable then) {
        for (OpenProgram program : unsaved) {
            if (!save.test(program)) {
                return;
            }
        }
        then.run();
    }

    private void discard(OpenProgram program) {
        if (program.file().onDisk()) {
            program.discard();
        } else {
            programs.remove(program);
        }
    }

    private static String names(List<OpenProgram> unsaved) {
        return unsaved.stream().map(program -> program.file().name()).collect(Collectors.joining(", "));
    }
}
