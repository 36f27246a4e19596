/// The window: wires the shell, the rooms and the start and end of the toolkit.
///
/// May use every package but `cli`. Start reading at [BufferscopeWindow]; the rooms are listed in [Rooms].
@NullMarked
package io.bufferscope.app;

import org.jspecify.annotations.NullMarked;
