package io.bufferscope.probe.pool;

/// A thread that uses a watched allocator.
interface PoolThread {

    /// Its number in the trace, from 1.
    int number();

    String name();

    /// Whether it is a `FastThreadLocalThread`.
    boolean fast();

    /// Whether it did nothing while the allocators were read.
    boolean quiet();
}
