package io.bufferscope.picture;

import io.bufferscope.trace.Event;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Memory;
import io.bufferscope.trace.Tape;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/// Which bytes of a strip the last step wrote or read.
///
/// A byte was written if its value differs from the frame before, or if the call is one that writes and an index moved
/// over it; it was read if a call that reads moved an index over it.
final class Touched {

    private static final int BLOCK = 64;

    private final Strip strip;
    private final @Nullable Contents old;
    private final List<View.Zone> ranges = new ArrayList<>();

    private Touched(Strip strip, @Nullable Contents old) {
        this.strip = strip;
        this.old = old;
    }

    static Touched of(Strip strip, Frame frame, @Nullable Frame before) {
        Touched touched = new Touched(strip, before == null ? null : oldContents(strip, before));
        if (before != null && frame.event() == Event.CALL) {
            touched.addRanges(strip.subject(), frame, before);
            strip.others().forEach(view -> touched.addRanges(view, frame, before));
        }
        return touched;
    }

    private static @Nullable Contents oldContents(Strip strip, Frame before) {
        Tape tape = before.tape(strip.subject().tape().id());
        if (tape instanceof Tape.Netty netty && !netty.components().isEmpty()) {
            return Contents.joined(before, netty.components());
        }
        Memory now = strip.memory();
        Memory same = now == null ? null : before.memory(now.id());
        if (same != null) {
            return Contents.window(same, strip.start());
        }
        Memory other = tape == null ? null : before.memory(tape.memory());
        return other == null || tape == null
                ? null
                : Contents.window(other, tape.offset() - strip.subject().from());
    }

    private void addRanges(View view, Frame frame, Frame before) {
        Tape old = before.tape(view.tape().id());
        if (old == null || !frame.involved().contains(view.tape().id())) {
            return;
        }
        CalledMethod method = CalledMethod.of(frame);
        if (view.tape() instanceof Tape.Nio now && old instanceof Tape.Nio was) {
            boolean first = frame.involved().getFirst() == now.id();
            addRange(view, was.position(), now.position(), Use.ofPosition(method, first));
        } else if (view.tape() instanceof Tape.Netty now && old instanceof Tape.Netty was) {
            addRange(view, was.readerIndex(), now.readerIndex(), Use.ofReader(method));
            addRange(view, was.writerIndex(), now.writerIndex(), Use.ofWriter(method));
        }
    }

    private void addRange(View view, int from, int to, Use use) {
        if (from < to && use != Use.NONE) {
            View.Zone range = new View.Zone(view.place(from), view.place(to), Style.READ);
            boolean wrote = use == Use.WRITE || (use == Use.EITHER && changedBetween(range.from(), range.to()));
            ranges.add(new View.Zone(range.from(), range.to(), wrote ? Style.WRITTEN : Style.READ));
        }
    }

    private boolean changedBetween(long from, long to) {
        return firstChange(from, to) >= 0;
    }

    /// [Style#WRITTEN], [Style#READ] or [Style#CELL].
    Style style(long index) {
        if (changed(index)) {
            return Style.WRITTEN;
        }
        for (View.Zone range : ranges) {
            if (index >= range.from() && index < range.to()) {
                return range.style();
            }
        }
        return Style.CELL;
    }

    private boolean changed(long index) {
        if (old == null) {
            return false;
        }
        int was = old.at(index);
        return was >= 0 && was != strip.contents().at(index);
    }

    /// Adds the ends of what was touched to places of interest.
    void addPlaces(SortedSet<Long> places) {
        long first = firstChange(0, strip.length());
        if (first >= 0) {
            places.add(first);
            places.add(lastChange() + 1);
        }
        for (View.Zone range : ranges) {
            places.add(range.from());
            places.add(range.to());
        }
    }

    private long firstChange(long from, long to) {
        for (long at = from; old != null && at < to; at++) {
            if (strip.contents().sharesBlock(old, at)) {
                at += BLOCK - 1 - Math.floorMod(strip.start() + at, BLOCK);
            } else if (changed(at)) {
                return at;
            }
        }
        return -1;
    }

    private long lastChange() {
        for (long at = strip.length() - 1; old != null && at >= 0; at--) {
            if (strip.contents().sharesBlock(old, at)) {
                at -= Math.floorMod(strip.start() + at, BLOCK);
            } else if (changed(at)) {
                return at;
            }
        }
        return -1;
    }

    /// What a call did with the bytes that an index moved over.
    private enum Use {
        NONE,
        READ,
        WRITE,
        /// Written if they differ, else read.
        EITHER;

        static Use ofPosition(CalledMethod method, boolean receiver) {
            if (method.ofChannel()) {
                return method.startsWith("read") || method.startsWith("receive") ? WRITE : READ;
            }
            if (method.owner().endsWith("Buffer")) {
                boolean put = method.startsWith("put") || method.startsWith("read");
                return method.startsWith("get") ? READ : put && receiver ? WRITE : put ? EITHER : NONE;
            }
            return EITHER;
        }

        static Use ofReader(CalledMethod method) {
            boolean moves = method.name().equals("readerIndex") || method.name().contains("Slice");
            boolean reads = method.startsWith("read") || method.startsWith("write");
            return (reads && !moves) || !method.owner().endsWith("ByteBuf") ? READ : NONE;
        }

        static Use ofWriter(CalledMethod method) {
            boolean writes = method.startsWith("write") || method.startsWith("readBytes");
            boolean moves = method.name().equals("writerIndex");
            return (writes && !moves) || !method.owner().endsWith("ByteBuf") ? WRITE : NONE;
        }
    }
}
