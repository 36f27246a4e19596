/// The front door: decides between the window and the command line.
///
/// May use `app` and `cli` only. Start reading at [Main].
@NullMarked
package io.bufferscope;

import org.jspecify.annotations.NullMarked;
