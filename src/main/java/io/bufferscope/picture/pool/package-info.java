/// What an allocator's states tell: why a buffer lies where it lies.
///
/// May use trace and l10n. Start reading at [WhyHere].
@NullMarked
package io.bufferscope.picture.pool;

import org.jspecify.annotations.NullMarked;
