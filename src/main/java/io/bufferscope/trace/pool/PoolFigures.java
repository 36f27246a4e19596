package io.bufferscope.trace.pool;

/// The figures by which allocators are compared, in bytes; -1 where nobody can say.
///
/// @param used bytes of the buffers that are held: what the program asked for
/// @param reserved bytes that the allocator has taken from the JVM: whole chunks, or each buffer by itself
/// @param pinned bytes of chunks in live buffers, rounded up to their places; only a `PooledByteBufAllocator` tells
public record PoolFigures(long used, long reserved, long pinned) {

    /// Figures of no allocator.
    public static final PoolFigures UNKNOWN = new PoolFigures(-1, -1, -1);

    /// The figures of an allocator.
    ///
    /// @param pool one of the scene's
    public static PoolFigures of(PoolScene scene, Pool pool) {
        PoolCounters counters = pool.counters();
        return new PoolFigures(
                used(scene, pool),
                sum(counters.usedHeap(), counters.usedDirect()),
                sum(counters.pinnedHeap(), counters.pinnedDirect()));
    }

    private static long used(PoolScene scene, Pool pool) {
        long held = scene.buffers().stream()
                .filter(it -> it.pool() == pool.id() && it.parent() == 0 && it.fate() == PoolBuffer.Fate.HELD)
                .mapToLong(PoolBuffer::length)
                .sum();
        boolean rest = !scene.activity().listed() && pool.equals(scene.pools().getLast());
        return held + (rest ? scene.activity().liveBytes() : 0);
    }

    private static long sum(long heap, long direct) {
        return heap < 0 && direct < 0 ? -1 : Math.max(0, heap) + Math.max(0, direct);
    }

    /// The share of the reserved bytes that nobody asked for: 1 − used ÷ reserved, 0 to 1; -1 if nothing is reserved
    /// or nobody can say.
    public double fragmentation() {
        return used < 0 || reserved <= 0 ? -1 : Math.max(0, 1 - used / (double) reserved);
    }
}
