package io.bufferscope.trace.pool;

/// What Netty counts in an arena since it was made, with the meanings of `PoolArenaMetric`.
///
/// A region that goes into a thread cache does not count as freed, and one that comes out of a cache does not count
/// as allocated.
///
/// @param smallAllocations allocations of small size classes
/// @param smallDeallocations of which were freed
/// @param normalAllocations allocations of whole pages
/// @param normalDeallocations of which were freed
/// @param hugeAllocations allocations larger than a chunk
/// @param hugeDeallocations of which were freed
/// @param chunkAllocations pooled chunks made
/// @param chunkDeallocations pooled chunks destroyed
/// @param activeBytes bytes of all chunks, huge ones too
/// @param hugeBytes bytes of huge chunks
public record ArenaCounters(
        long smallAllocations,
        long smallDeallocations,
        long normalAllocations,
        long normalDeallocations,
        long hugeAllocations,
        long hugeDeallocations,
        long chunkAllocations,
        long chunkDeallocations,
        long activeBytes,
        long hugeBytes) {

    /// Counters of an arena in which nothing has happened.
    public static final ArenaCounters ZERO = new ArenaCounters(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
}
