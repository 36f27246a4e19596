package io.bufferscope.trace.pool;

import java.util.List;

/// The state of an `UnpooledByteBufAllocator`: it keeps nothing but two counters.
///
/// @param preferDirect whether `buffer()` gives direct buffers
public record UnpooledPool(
        int id,
        String className,
        String label,
        boolean preferDirect,
        PoolCounters counters,
        Certainty certainty,
        List<String> missing)
        implements Pool {}
