package io.bufferscope.trace.pool;

import java.util.List;

/// The state of one allocator.
public sealed interface Pool permits PooledPool, AdaptivePool, UnpooledPool {

    /// Identity within the trace, from 1, never used again.
    int id();

    /// Binary name of its class.
    String className();

    /// The preset or the name it was made by, such as `teaching`; empty if there is none.
    String label();

    /// What the allocator as a whole says of its memory.
    PoolCounters counters();

    /// How far the parts of this state belong to one moment.
    Certainty certainty();

    /// Fields of Netty that this version does not have, so that what they hold is missing here; empty normally.
    List<String> missing();
}
