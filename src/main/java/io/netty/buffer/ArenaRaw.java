package io.netty.buffer;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// An arena as it was read under its locks: plain numbers in arrays that are used again, to be made sense of later.
///
/// [#tape] holds for each chunk: list, address, size, free bytes, usage, pinned bytes, number of free runs and the runs
/// (upper 32 bits of their handles), number of subpages and for each: first page, pages, element size, elements,
/// available, next available, and its bitmap's words.
public final class ArenaRaw {

    /// Numbers in [#counters], in the order of `ArenaCounters`.
    public static final int COUNTERS = 10;

    /// Numbers of a list: least and most usage, thresholds of free bytes for the next list and the list before.
    public static final int LIST_NUMBERS = 4;

    public boolean direct;
    public int threads;
    public long spareBytes;
    public final long[] counters = new long[COUNTERS];
    public int lists;
    public final int[] listNumbers = new int[6 * LIST_NUMBERS];

    /// The chunks in the order of [#tape].
    public @Nullable Object[] chunks = new @Nullable Object[16];

    public int chunkCount;

    /// The subpages in the order of [#tape].
    public @Nullable Object[] subpages = new @Nullable Object[64];

    public int subpageCount;

    /// The subpages in the arena's lists, each list from its head on; null between two lists.
    public @Nullable Object[] listed = new @Nullable Object[128];

    public int listedCount;
    public long[] tape = new long[4096];
    public int length;

    /// Forgets everything that was read.
    public void clear() {
        Arrays.fill(chunks, 0, chunkCount, null);
        Arrays.fill(subpages, 0, subpageCount, null);
        Arrays.fill(listed, 0, listedCount, null);
        chunkCount = 0;
        subpageCount = 0;
        listedCount = 0;
        length = 0;
    }

    void put(long number) {
        if (length == tape.length) {
            tape = Arrays.copyOf(tape, 2 * length);
        }
        tape[length++] = number;
    }

    void chunk(Object chunk) {
        chunks = room(chunks, chunkCount);
        chunks[chunkCount++] = chunk;
    }

    void subpage(Object subpage) {
        subpages = room(subpages, subpageCount);
        subpages[subpageCount++] = subpage;
    }

    void listed(@Nullable Object subpage) {
        listed = room(listed, listedCount);
        listed[listedCount++] = subpage;
    }

    private static @Nullable Object[] room(@Nullable Object[] array, int count) {
        return count < array.length ? array : Arrays.copyOf(array, 2 * count);
    }
}
