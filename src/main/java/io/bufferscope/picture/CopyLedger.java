package io.bufferscope.picture;

import io.bufferscope.trace.Frame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The account of the bytes that a program copied, by method.
///
/// A fold over the frames of a trace in order; safe for use by several threads.
public final class CopyLedger {

    private final Map<Key, Entry> entries = new LinkedHashMap<>();
    private long told;

    private record Key(String method, boolean growth) {}

    /// The copies of one method.
    ///
    /// @param growth whether they were made since a buffer took other memory
    /// @param calls how many copies
    /// @param bytes the bytes of all whose number is known
    /// @param unseen copies whose number of bytes is not known
    /// @param evidence the weakest evidence that `bytes` rests on
    /// @param steps the steps that made them, ascending
    public record Row(
            String method, boolean growth, long calls, long bytes, long unseen, Copy.Evidence evidence, long[] steps) {

        /// The first of its steps after a step; the first of all if there is none.
        public long next(long step) {
            int at = Arrays.binarySearch(steps, step + 1);
            int place = at < 0 ? -at - 1 : at;
            return steps[place < steps.length ? place : 0];
        }
    }

    private static final class Entry {
        private long[] steps = new long[8];
        private int calls;
        private long bytes;
        private long unseen;
        private Copy.Evidence evidence = Copy.Evidence.SEEN;

        void add(Copy copy) {
            steps = calls == steps.length ? Arrays.copyOf(steps, 2 * calls) : steps;
            steps[calls++] = copy.step();
            bytes += Math.max(0, copy.bytes());
            unseen += copy.bytes() < 0 ? 1 : 0;
            evidence = copy.evidence().compareTo(evidence) > 0 ? copy.evidence() : evidence;
        }
    }

    /// What a step copied.
    ///
    /// @param before the frame of the step before; null at the first, which copies nothing
    public static List<Copy> of(@Nullable Frame before, Frame frame) {
        return before == null ? List.of() : CopyRules.of(before, frame);
    }

    /// Tells the next step.
    ///
    /// @param before the frame of the step before; null at the first
    public void tell(@Nullable Frame before, Frame frame) {
        List<Copy> copies = of(before, frame);
        synchronized (this) {
            copies.forEach(copy -> entries.computeIfAbsent(new Key(copy.method(), copy.growth()), key -> new Entry())
                    .add(copy));
            told = frame.step();
        }
    }

    /// The last step that was told, or 0.
    public synchronized long told() {
        return told;
    }

    /// The bytes of all copies whose number is known.
    public synchronized long total() {
        return entries.values().stream().mapToLong(entry -> entry.bytes).sum();
    }

    /// The copies by method, the first that copied first.
    public synchronized List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        entries.forEach((key, entry) -> rows.add(new Row(
                key.method(),
                key.growth(),
                entry.calls,
                entry.bytes,
                entry.unseen,
                entry.evidence,
                Arrays.copyOf(entry.steps, entry.calls))));
        return List.copyOf(rows);
    }
}
