/// Surveys: paths measured at several sizes in a JVM of their own, while this one stays free.
///
/// Uses the packages of the paths, and `session` for the child. Start reading at [Survey] (this process) and
/// [SurveyMain] (the child).
@NullMarked
package io.bufferscope.copies.survey;

import org.jspecify.annotations.NullMarked;
