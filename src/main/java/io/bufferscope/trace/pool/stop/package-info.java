/// Conditions at which a workload stops and to which a reader of a trace goes: asked of two neighbouring states.
///
/// The player in the watched JVM and the window ask the same code. May use `trace.pool` only. Start reading at
/// [StopCondition].
@NullMarked
package io.bufferscope.trace.pool.stop;

import org.jspecify.annotations.NullMarked;
