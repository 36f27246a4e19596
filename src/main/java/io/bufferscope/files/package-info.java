/// Files of the user: where they belong on each system, and a way to write them that never leaves half of one.
///
/// May use nothing of ours. Start reading at [AtomicFile].
@NullMarked
package io.bufferscope.files;

import org.jspecify.annotations.NullMarked;
