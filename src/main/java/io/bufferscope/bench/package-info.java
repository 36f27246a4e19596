/// The benchmark engine: JMH inside Bufferscope, forked, with live progress, one run at a time.
///
/// May use JMH, `l10n` and the packages below it but `honesty` and `report`. Start reading at [Bench], then
/// [BenchRun].
@NullMarked
package io.bufferscope.bench;

import org.jspecify.annotations.NullMarked;
