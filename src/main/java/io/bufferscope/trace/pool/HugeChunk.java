package io.bufferscope.trace.pool;

/// The memory of one buffer that is larger than a chunk; freed with it.
///
/// @param id identity within the trace, in one numbering with [Chunk#id]
/// @param identity address of its first byte, or identity hash code of its array
/// @param size its bytes
public record HugeChunk(int id, long identity, int size) {}
