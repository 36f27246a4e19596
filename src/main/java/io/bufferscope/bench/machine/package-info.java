/// The machine's state: what it is, what loads it, and how noisy it is.
///
/// May use `java.base` and `java.management` only. Start reading at [MachineState].
@NullMarked
package io.bufferscope.bench.machine;

import org.jspecify.annotations.NullMarked;
