/// The Bench room: benchmarks run on this machine with how far they can be trusted, and the articles' claims checked
/// here and now.
///
/// May use what `app` may. Start reading at [BenchRoom] and [BenchFloor]; then [BenchDesk] and [BenchmarksPart] for
/// measuring, [ClaimsDesk] and [ClaimsPart] for claims.
@NullMarked
package io.bufferscope.app.bench;

import org.jspecify.annotations.NullMarked;
