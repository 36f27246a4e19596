/// The Copies room: the paths that a payload can take, run and measured on this machine, and what each costs.
///
/// May use what `app` may. Start reading at [CopiesRoom], then [CopiesDesk] for the measuring and [LanePane] for the
/// picture.
@NullMarked
package io.bufferscope.app.copies;

import org.jspecify.annotations.NullMarked;
