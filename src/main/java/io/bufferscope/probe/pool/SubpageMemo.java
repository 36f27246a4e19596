package io.bufferscope.probe.pool;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// The subpages of a chunk as they were written last, so that one that has not changed is not written again.
final class SubpageMemo {

    private @Nullable Entry[] entries = new @Nullable Entry[16];

    /// Whether a subpage is as it was; then the store keeps it.
    ///
    /// @param page its first page
    /// @param tape array with its numbers, from `begin` to `end`
    /// @param place its place in its list
    boolean kept(int page, long[] tape, int begin, int end, int place, PartStore store) {
        Entry entry = page < entries.length ? entries[page] : null;
        return entry != null
                && entry.place == place
                && Arrays.equals(entry.numbers, 0, entry.numbers.length, tape, begin, end)
                && store.keep(entry.known);
    }

    /// Takes a subpage that was written.
    void set(int page, long[] tape, int begin, int end, int place, PartStore.Known known) {
        if (page >= entries.length) {
            entries = Arrays.copyOf(entries, Math.max(page + 1, 2 * entries.length));
        }
        entries[page] = new Entry(Arrays.copyOfRange(tape, begin, end), place, known);
    }

    private record Entry(long[] numbers, int place, PartStore.Known known) {}
}
