package io.bufferscope.trace.pool;

/// What an allocator says of its memory, in bytes; -1 where it cannot say.
///
/// @param usedHeap bytes of chunks (pooled, adaptive) or of live buffers (unpooled) on the Java heap
/// @param usedDirect the same outside the Java heap
/// @param pinnedHeap bytes of the Java heap in live buffers, cached ones not among them; only a
///     `PooledByteBufAllocator` tells
/// @param pinnedDirect the same outside the Java heap
public record PoolCounters(long usedHeap, long usedDirect, long pinnedHeap, long pinnedDirect) {

    /// Counters of an allocator that says nothing.
    public static final PoolCounters UNKNOWN = new PoolCounters(-1, -1, -1, -1);
}
