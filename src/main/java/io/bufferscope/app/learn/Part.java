package io.bufferscope.app.learn;

import io.bufferscope.lesson.Block;
import io.bufferscope.lesson.LessonFolder;
import io.bufferscope.lesson.LessonStep;
import io.bufferscope.lesson.Script;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A program that is to be run for a step.
///
/// @param script what is run, the author's text or the learner's, with its markers
/// @param seed the first argument of the program
/// @param judged the step whose checks are to be asked; null for none
record Part(
        LessonFolder lesson,
        String program,
        Script script,
        long seed,
        @Nullable LessonStep judged) {

    /// The task that it answers, or null.
    Block.@Nullable Task task() {
        return judged == null ? null : judged.task().orElse(null);
    }

    List<String> args() {
        return List.of(Long.toString(seed));
    }
}
