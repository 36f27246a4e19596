package io.bufferscope.app.learn;

import io.bufferscope.instrument.Problem;
import io.bufferscope.lesson.Grade;
import io.bufferscope.lesson.LessonRun;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What came of running a program of a lesson.
///
/// @param run null if it did not start
/// @param problems what the compiler found
/// @param sentence why it did not start; empty if it did
/// @param grade what the task's checks say; null if nothing was checked
record Performance(
        @Nullable LessonRun run,
        List<Problem> problems,
        String sentence,
        @Nullable Grade grade) {

    Performance with(Grade other) {
        return new Performance(run, problems, sentence, other);
    }
}
