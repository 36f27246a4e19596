package io.bufferscope.trace.pool;

import java.util.List;

/// The part of a thread cache for one size class.
///
/// @param direct whether it is for direct memory
/// @param small whether it holds elements of subpages; else runs
/// @param size bytes of a region
/// @param capacity most entries
/// @param hits allocations served from here since it was last trimmed
/// @param entries what is in it, the one that is given out next first
public record CacheRegion(boolean direct, boolean small, int size, int capacity, int hits, List<CacheEntry> entries) {}
