package io.bufferscope.trace;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The difference of two frames of one trace.
public final class Diff {

    private final Frame before;
    private final Frame after;
    private final List<Change> changes = new ArrayList<>();

    private Diff(Frame before, Frame after) {
        this.before = before;
        this.after = after;
    }

    /// What is different in `after`, by ascending tape; either frame may be the earlier one.
    ///
    /// Only bytes that were recorded in both frames count as rewritten. Names and torn states are not compared.
    public static List<Change> between(Frame before, Frame after) {
        Diff diff = new Diff(before, after);
        diff.compareAll();
        return List.copyOf(diff.changes);
    }

    /// What is different of one tape in `after`.
    public static List<Change> ofTape(int id, Frame before, Frame after) {
        Diff diff = new Diff(before, after);
        diff.compare(before.tape(id), after.tape(id));
        return List.copyOf(diff.changes);
    }

    private void compareAll() {
        Iterator<Tape> olds = before.tapes().iterator();
        Iterator<Tape> news = after.tapes().iterator();
        Tape old = next(olds);
        Tape now = next(news);
        while (old != null || now != null) {
            int id = Math.min(idOf(old), idOf(now));
            boolean takeOld = idOf(old) == id;
            boolean takeNew = idOf(now) == id;
            compare(takeOld ? old : null, takeNew ? now : null);
            old = takeOld ? next(olds) : old;
            now = takeNew ? next(news) : now;
        }
    }

    private static @Nullable Tape next(Iterator<Tape> tapes) {
        return tapes.hasNext() ? tapes.next() : null;
    }

    private static int idOf(@Nullable Tape tape) {
        return tape == null ? Integer.MAX_VALUE : tape.id();
    }

    private void compare(@Nullable Tape old, @Nullable Tape now) {
        if (old == null) {
            if (now != null) {
                changes.add(new Change.Appeared(now.id()));
            }
        } else if (now == null) {
            changes.add(new Change.Vanished(old.id()));
        } else {
            compareNumbers(old, now);
            compareBytes(old, now);
        }
    }

    private void compareNumbers(Tape old, Tape now) {
        int id = now.id();
        if (old.memory() != now.memory()) {
            changes.add(new Change.Rehomed(id, old.memory(), now.memory()));
        }
        moved(id, "capacity", old.capacity(), now.capacity());
        if (old instanceof Tape.Nio from && now instanceof Tape.Nio to) {
            moved(id, "position", from.position(), to.position());
            moved(id, "limit", from.limit(), to.limit());
            moved(id, "mark", from.mark(), to.mark());
        }
        if (old instanceof Tape.Netty from && now instanceof Tape.Netty to) {
            moved(id, "readerIndex", from.readerIndex(), to.readerIndex());
            moved(id, "writerIndex", from.writerIndex(), to.writerIndex());
            moved(id, "refCnt", from.refCnt(), to.refCnt());
            if (!from.components().equals(to.components())) {
                int parts = from.components().size();
                changes.add(new Change.Recomposed(id, parts, to.components().size()));
            }
        }
    }

    private void moved(int tape, String field, long from, long to) {
        if (from != to) {
            changes.add(new Change.Moved(tape, field, from, to));
        }
    }

    private void compareBytes(Tape old, Tape now) {
        Differences differences = new Differences();
        Iterator<Span> olds = Span.of(before, old).iterator();
        Iterator<Span> news = Span.of(after, now).iterator();
        Span from = olds.hasNext() ? olds.next() : null;
        Span to = news.hasNext() ? news.next() : null;
        while (from != null && to != null) {
            differences.compare(from, to);
            int end = Math.min(from.end(), to.end());
            from = from.end() > end ? from : olds.hasNext() ? olds.next() : null;
            to = to.end() > end ? to : news.hasNext() ? news.next() : null;
        }
        if (differences.count() > 0) {
            changes.add(new Change.Rewritten(now.id(), differences.from(), differences.to(), differences.count()));
        }
    }
}
