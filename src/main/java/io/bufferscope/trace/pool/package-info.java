/// Allocators at a step, as immutable values: arenas, chunks, runs, subpages, thread caches, magazines and who counts
/// which bytes.
///
/// May use `java.base` only. Start reading at [PoolScene], then [PooledPool], [Chunk] and [Occupancy].
@NullMarked
package io.bufferscope.trace.pool;

import org.jspecify.annotations.NullMarked;
