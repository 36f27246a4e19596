/// Claims of articles about buffers, and the checks that decide them here and now.
///
/// The claims are data (`claims/*.json` among the resources, both languages); a check is a small program, a source for
/// the compiler, arithmetic or a benchmark, and rules that turn what was observed into a verdict. No verdict is data.
/// May use `instrument`, `session`, `trace` and `l10n`. Start reading at [ClaimBook], then [Check], then [Checker].
@NullMarked
package io.bufferscope.claims;

import org.jspecify.annotations.NullMarked;
