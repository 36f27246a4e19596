/// The benchmarks, one class for each question.
///
/// May use JMH and Netty. A new benchmark is one class here; the build enters it in JMH's list. Start reading at
/// [SequentialWrites].
@NullMarked
package io.bufferscope.bench.suite;

import org.jspecify.annotations.NullMarked;
