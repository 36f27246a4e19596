/// Frames and traces: what the probe saw, step by step, as immutable values, and the one binary form they have on
/// the socket, in the spill file and in a `.bscope` file.
///
/// May use `java.base` only, because this package also runs inside the watched JVM. Start reading at [Frame], then
/// [Trace], then [Op].
@NullMarked
package io.bufferscope.trace;

import org.jspecify.annotations.NullMarked;
