/// What results of benchmarks say to claims: scores by the names that claims use.
///
/// May use `bench.result`. Start reading at [ScoreSheet].
@NullMarked
package io.bufferscope.bench.scores;

import org.jspecify.annotations.NullMarked;
