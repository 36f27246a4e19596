package io.bufferscope.picture.allocator;

/// What a reader may choose about a picture of an allocator.
///
/// @param width width of the picture in pixels at 100 %
/// @param pool the [io.bufferscope.trace.pool.Pool#id], or 0 for the newest
/// @param arena the arena to look into, such as `direct:0`, or of an adaptive allocator the memory alone, `heap` or
///     `direct`; empty for where the last buffer went
/// @param chunk the [io.bufferscope.trace.pool.Chunk#id], or 0 for where the last buffer went
/// @param page first page of the subpage, or -1 for where the last buffer went
public record PoolView(double width, int pool, String arena, int chunk, int page) {

    /// A view that follows the newest buffer.
    ///
    /// @param width width of the picture in pixels at 100 %
    public static PoolView of(double width) {
        return new PoolView(width, 0, "", 0, -1);
    }

    public PoolView withWidth(double other) {
        return new PoolView(other, pool, arena, chunk, page);
    }

    /// Looks at an allocator.
    ///
    /// @param other its id, or 0 for the newest
    public PoolView withPool(int other) {
        return new PoolView(width, other, "", 0, -1);
    }

    /// Looks into an arena, at its fullest chunk.
    ///
    /// @param other such as `direct:0`
    public PoolView withArena(String other) {
        return new PoolView(width, pool, other, 0, -1);
    }

    /// Looks into a chunk, wherever it is.
    public PoolView withChunk(int other) {
        return new PoolView(width, pool, "", other, -1);
    }

    /// Looks into a subpage of a chunk.
    public PoolView withPage(int ofChunk, int other) {
        return new PoolView(width, pool, "", ofChunk, other);
    }

    /// Whether nothing was chosen.
    public boolean follows() {
        return arena.isEmpty() && chunk == 0 && page < 0;
    }
}
