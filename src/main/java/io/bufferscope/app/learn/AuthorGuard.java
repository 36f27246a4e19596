package io.bufferscope.app.learn;

import io.bufferscope.app.shell.Question;
import io.bufferscope.app.shell.Question.Answer;
import io.bufferscope.app.shell.Words;
import java.util.List;
import java.util.stream.Collectors;

/// The guard of a lesson's unsaved files: asks before they are lost, or something of another's is.
final class AuthorGuard {

    private final Words words;
    private final Question question;

    AuthorGuard(Words words) {
        this.words = words;
        this.question = new Question(words);
    }

    /// What asks; to be laid over the room.
    Question question() {
        return question;
    }

    /// Asks what to do about unsaved files.
    void unsaved(List<AuthorFile> files, Runnable save, Runnable discard) {
        String names = files.stream().map(AuthorFile::name).collect(Collectors.joining(", "));
        question.ask(
                words.say("author.unsaved.ask", names),
                List.of(
                        new Answer("guard.save", save),
                        new Answer("guard.discard", discard),
                        new Answer("guard.cancel", () -> {})));
    }

    /// Asks what to do about a file that another program has changed.
    void conflict(AuthorFile file, Runnable over, Runnable reload) {
        question.ask(
                words.say("guard.conflict", file.name()),
                List.of(
                        new Answer("guard.conflict.over", over),
                        new Answer("guard.conflict.reload", reload),
                        new Answer("guard.cancel", () -> {})));
    }
}
