package io.bufferscope.trace.pool;

/// A magazine: a place that allocations of one size class take turns at.
///
/// @param current id of the chunk that it cuts buffers from, or 0
/// @param nextInLine id of the chunk that comes next, or 0
/// @param locked whether a thread was allocating from it while it was read
public record Magazine(int current, int nextInLine, boolean locked) {}
