/// Results of benchmarks as JMH's own JSON tells them, of this program or of any other, and how two compare.
///
/// May use Jackson and `machine`. Start reading at [JmhJson], then [Measurement].
@NullMarked
package io.bufferscope.bench.result;

import org.jspecify.annotations.NullMarked;
