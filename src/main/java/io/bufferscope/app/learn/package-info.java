/// The Learn room: the course, a lesson step by step beside the live picture of its program, questions and tasks.
///
/// Start reading at [LearnRoom], then [LearnDesk].
@NullMarked
package io.bufferscope.app.learn;

import org.jspecify.annotations.NullMarked;
