package io.bufferscope.trace.pool;

/// How a `PooledByteBufAllocator` was built.
///
/// @param preferDirect whether `buffer()` gives direct buffers
/// @param heapArenas number of heap arenas; 0 if heap buffers are not pooled
/// @param directArenas number of direct arenas; 0 if direct buffers are not pooled
/// @param pageSize bytes of a page: a power of two from 4096
/// @param maxOrder a chunk has 2 to the power of this many pages; 0 to 14
/// @param chunkSize bytes of a chunk, at most 1 GiB
/// @param smallCacheSize entries of each small size class in a thread cache; 0 if there is none
/// @param normalCacheSize entries of each normal size class in a thread cache; 0 if there is none
/// @param maxCachedCapacity bytes of the largest buffer that thread caches take
/// @param trimInterval uses of a thread cache after which it is trimmed
/// @param cacheForAllThreads whether threads that are no `FastThreadLocalThread` have a cache too
/// @param alignment bytes that direct chunks are aligned to; 0 for none
public record PooledSettings(
        boolean preferDirect,
        int heapArenas,
        int directArenas,
        int pageSize,
        int maxOrder,
        int chunkSize,
        int smallCacheSize,
        int normalCacheSize,
        int maxCachedCapacity,
        int trimInterval,
        boolean cacheForAllThreads,
        int alignment) {}
