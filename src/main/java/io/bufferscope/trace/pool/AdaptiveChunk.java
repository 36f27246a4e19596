package io.bufferscope.trace.pool;

import java.util.List;

/// A chunk of an `AdaptiveByteBufAllocator`.
public sealed interface AdaptiveChunk {

    /// Identity within the trace, in one numbering with [Chunk#id].
    int id();

    /// Whether its memory is outside the Java heap.
    boolean direct();

    /// Address of its first byte, or identity hash code of its array.
    long identity();

    /// Its bytes.
    int capacity();

    /// A chunk cut into equal segments.
    ///
    /// @param segmentSize bytes of a segment
    /// @param segments number of segments
    /// @param free bit `i` is 1 if segment `i` is free
    /// @param local free segments in the list of the thread that owns the chunk
    /// @param external free segments in the list that other threads give back to
    /// @param purgeEpoch scans in a row that found it wholly free; it is freed after some
    record Segmented(
            int id,
            boolean direct,
            long identity,
            int capacity,
            int segmentSize,
            int segments,
            Bits free,
            int local,
            int external,
            int purgeEpoch)
            implements AdaptiveChunk {}

    /// A chunk for large buffers, cut into halves of halves.
    ///
    /// @param claimed its claimed blocks by ascending offset; a block that was given back stays claimed until the
    ///     next allocation from this chunk
    /// @param waiting blocks that were given back and are still claimed
    record Buddies(int id, boolean direct, long identity, int capacity, List<Block> claimed, List<Block> waiting)
            implements AdaptiveChunk {}

    /// A chunk for one buffer that is too large for the others or came when they could not serve; freed with it.
    record OneOff(int id, boolean direct, long identity, int capacity) implements AdaptiveChunk {}

    /// A block of a chunk.
    ///
    /// @param offset its first byte
    /// @param size its bytes
    record Block(int offset, int size) {}
}
