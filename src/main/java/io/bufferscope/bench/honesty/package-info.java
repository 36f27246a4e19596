/// The honesty checklist of a run, derived from the run itself.
///
/// May use `result`, `machine` and `l10n`. Start reading at [Honesty].
@NullMarked
package io.bufferscope.bench.honesty;

import org.jspecify.annotations.NullMarked;
