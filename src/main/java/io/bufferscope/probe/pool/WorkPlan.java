package io.bufferscope.probe.pool;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// How a workload is to be run.
///
/// @param name one of [Patterns#NAMES]
/// @param sizes sizes read from a file; empty for the others
/// @param rate operations a second of all threads together; 0 as fast as they can
/// @param seed seed of the first thread; others follow
/// @param threads number of threads, from 1
/// @param fast whether they are `FastThreadLocalThread`s
/// @param operations operations of all threads after which it ends; 0 for no end
/// @param seconds seconds after which it ends; 0 for no end
/// @param direct which memory; null as the allocator prefers
/// @param pageSize bytes of a page by which its sizes are chosen: the allocator's, or 4096
/// @param chunkSize bytes of a chunk by which its sizes are chosen: the allocator's, or 64 KiB
/// @param held whether it does nothing until it is stepped or told to go on
record WorkPlan(
        String name,
        List<Integer> sizes,
        int rate,
        long seed,
        int threads,
        boolean fast,
        long operations,
        int seconds,
        @Nullable Boolean direct,
        int pageSize,
        int chunkSize,
        boolean held) {

    /// Whether it ends by itself.
    boolean bounded() {
        return operations > 0 || seconds > 0;
    }
}
