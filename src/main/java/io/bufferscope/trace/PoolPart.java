package io.bufferscope.trace;

import java.util.Comparator;

/// The kinds of parts that allocators are recorded in, what names a part, and what its bytes hold.
///
/// A part is sent anew when anything in it has changed. Letters are those of [Op], `w` is a word of eight bytes, `f` is
/// `u` 0 or 1, `list of X` is `u` count and that many X. `docs/bscope-format.md` tells the operands in full.
public final class PoolPart {

    /// By pool: how it was built.
    public static final int POOL = 1;
    /// By pool: its counters, certainty and what is missing.
    public static final int COUNTERS = 2;
    /// By pool, kind of memory (0 heap, 1 direct) and index: an arena with its lists.
    public static final int ARENA = 3;
    /// By pool and chunk: a chunk of a pooled allocator.
    public static final int CHUNK = 4;
    /// By pool, chunk and first page: a subpage.
    public static final int SUBPAGE = 5;
    /// By pool and thread: a thread cache.
    public static final int CACHE = 6;
    /// By pool, thread and number: a size class of a thread cache.
    public static final int REGION = 7;
    /// By pool and number: a magazine group.
    public static final int GROUP = 8;
    /// By pool and chunk: a chunk of an adaptive allocator.
    public static final int ADAPTIVE_CHUNK = 9;
    /// By buffer: a live buffer.
    public static final int BUFFER = 10;
    /// The memory of the process.
    public static final int MEMORY = 11;
    /// What a workload did.
    public static final int ACTIVITY = 12;

    /// In [#POOL]: a `PooledByteBufAllocator`.
    public static final int POOLED = 0;
    /// In [#POOL]: an `AdaptiveByteBufAllocator`.
    public static final int ADAPTIVE = 1;
    /// In [#POOL]: an `UnpooledByteBufAllocator`.
    public static final int UNPOOLED = 2;

    private PoolPart() {}

    /// Whether a kind tells of allocators, and not only of the process around them.
    static boolean changesPools(int kind) {
        return kind != MEMORY && kind != ACTIVITY;
    }

    /// What names a part.
    ///
    /// @param kind one of the kinds
    /// @param a the first number that the kind is by, or 0
    /// @param b the second, or 0
    /// @param c the third, or 0
    public record Key(int kind, int a, int b, int c) implements Comparable<Key> {

        private static final Comparator<Key> ORDER = Comparator.comparingInt(Key::kind)
                .thenComparingInt(Key::a)
                .thenComparingInt(Key::b)
                .thenComparingInt(Key::c);

        @Override
        public int compareTo(Key other) {
            return ORDER.compare(this, other);
        }
    }
}
