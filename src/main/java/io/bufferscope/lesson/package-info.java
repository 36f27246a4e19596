/// Lessons: their files, the questions whose answers come from live frames, checks of a learner's program, grading and
/// progress. `docs/lesson-format.md` describes the files.
///
/// May use `session`, `instrument`, `condition`, `trace`, `files` and `l10n`. Start reading at [Lesson], then
/// [LessonRun], then [Judge].
@NullMarked
package io.bufferscope.lesson;

import org.jspecify.annotations.NullMarked;
