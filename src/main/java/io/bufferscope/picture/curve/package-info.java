/// Curves of allocators along a trace: what they hold, and the charts made of it.
///
/// May use `picture`, `trace` and `l10n`. Start reading at [PoolPoint], then [PoolCurves].
@NullMarked
package io.bufferscope.picture.curve;

import org.jspecify.annotations.NullMarked;
