/// Conditions over a frame, such as `buf.refCnt == 0`, and breakpoints: where and when a reader of a trace wants to
/// stop.
///
/// May use `trace` and `l10n`; the expressions are read by the library EvalEx, which only this package knows. Start
/// reading at [Condition], then [Lookout].
@NullMarked
package io.bufferscope.condition;

import org.jspecify.annotations.NullMarked;
