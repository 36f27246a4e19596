package io.bufferscope.trace.pool;

import java.util.List;

/// A thread's cache of regions that it freed lately.
///
/// @param thread number of the thread, as [io.bufferscope.trace.ThreadInfo] has it
/// @param threadName its name
/// @param fast whether it is a `FastThreadLocalThread`
/// @param caching whether regions are cached at all; without, the thread is only bound to arenas
/// @param heapArena index of the heap arena it is bound to, or -1
/// @param directArena index of the direct arena it is bound to, or -1
/// @param uses allocations that asked the cache since it was last trimmed by itself
/// @param trimInterval uses after which it trims itself
/// @param regions one for each size class that is cached: small heap, small direct, normal heap, normal direct
/// @param certainty exact if its thread waited while it was read
public record ThreadCache(
        int thread,
        String threadName,
        boolean fast,
        boolean caching,
        int heapArena,
        int directArena,
        int uses,
        int trimInterval,
        List<CacheRegion> regions,
        Certainty certainty) {

    /// Allocations that the cache has served since its regions were last trimmed.
    public int hits() {
        return regions.stream().mapToInt(CacheRegion::hits).sum();
    }

    /// Allocations that asked in vain; right as long as the cache was not trimmed by hand.
    public int misses() {
        return Math.max(0, uses - hits());
    }

    /// Regions in it.
    public int entries() {
        return regions.stream().mapToInt(region -> region.entries().size()).sum();
    }
}
