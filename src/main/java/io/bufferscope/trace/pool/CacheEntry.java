package io.bufferscope.trace.pool;

/// A region in a thread cache.
///
/// @param chunk the [Chunk#id] that it lies in
/// @param handle where it lies ([Handle])
public record CacheEntry(int chunk, long handle) {}
