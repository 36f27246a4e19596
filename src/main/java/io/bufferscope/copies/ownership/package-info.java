/// Who owns a buffer: borrowed, owned and shared memory, with what really happens when the rule is broken.
///
/// Runs real arenas and reference counts in this process; every play ends at once and leaves nothing. Uses `copies`,
/// `l10n` and Netty. Start reading at [Play].
@NullMarked
package io.bufferscope.copies.ownership;

import org.jspecify.annotations.NullMarked;
