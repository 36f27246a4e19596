/// Watched JVMs: started, fed, stopped and limited, each yielding a trace while it runs.
///
/// May use `instrument` and `trace`. Start reading at [Runner].
@NullMarked
package io.bufferscope.session;

import org.jspecify.annotations.NullMarked;
