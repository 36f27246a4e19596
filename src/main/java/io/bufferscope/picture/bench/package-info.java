/// Pictures of benchmarks: bars with interval and points, and the iterations one after the other.
///
/// Knows numbers and words only, not how they were measured. May use `picture` and its charts. Start reading at [Bar],
/// then [BarChart].
@NullMarked
package io.bufferscope.picture.bench;

import org.jspecify.annotations.NullMarked;
