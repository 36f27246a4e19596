package io.bufferscope.app.learn;

import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.Mishap;
import io.bufferscope.lesson.LessonFolder;
import io.bufferscope.lesson.LessonStep;
import io.bufferscope.lesson.Script;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/// The programs of a lesson as the author wrote them and as the learner changed them.
final class Notebook {

    private final LessonFolder lesson;
    private final ErrorFunnel errors;
    private final Map<String, String> edits;

    /// @param drafts the learner's texts so far, by the step whose task they answer
    Notebook(LessonFolder lesson, ErrorFunnel errors, Map<String, String> drafts) {
        this.lesson = lesson;
        this.errors = errors;
        this.edits = new HashMap<>(drafts);
    }

    /// A task's text is kept for the step, any other for the program.
    private static String key(LessonStep step, String program) {
        return step.task().isPresent() ? step.id() : program;
    }

    /// The author's program as it is shown at a step: a task's as it is written, any other with the seed's numbers.
    Script original(LessonStep step, String program, long seed) {
        return Script.varied(text(program), step.task().isPresent() ? 0 : seed);
    }

    /// The program as the learner has it.
    Script script(LessonStep step, String program, long seed) {
        String edit = edits.get(key(step, program));
        Script original = original(step, program, seed);
        return edit == null ? original : original.edited(edit);
    }

    void edit(LessonStep step, String program, String source) {
        edits.put(key(step, program), source);
    }

    void restore(LessonStep step, String program) {
        edits.remove(key(step, program));
    }

    /// Whether the program has numbers that vary.
    boolean varies(String program) {
        String text = text(program);
        return !Script.varied(text, 1).equals(Script.of(text));
    }

    private String text(String program) {
        try {
            return lesson.program(program).orElse("");
        } catch (IOException e) {
            errors.tell(Mishap.failure("learn.unreadable", program, String.valueOf(e.getMessage())), e);
            return "";
        }
    }
}
