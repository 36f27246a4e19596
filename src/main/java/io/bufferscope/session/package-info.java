/// Watched JVMs: starting, limiting and stopping them, and the trace that each yields.
///
/// May use `instrument` and `trace`. Start reading at [Runner], then [ProgramRunner].
@NullMarked
package io.bufferscope.session;

import org.jspecify.annotations.NullMarked;
