/// Lessons on paper: one HTML page that needs no other file, with pictures drawn from real runs; and those pictures
/// for whoever else shows a lesson.
///
/// May use `lesson`, `session`, `picture`, `trace`, `theme` and `l10n`. Start reading at [Handout].
@NullMarked
package io.bufferscope.handout;

import org.jspecify.annotations.NullMarked;
