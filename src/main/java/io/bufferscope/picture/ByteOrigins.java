package io.bufferscope.picture;

import io.bufferscope.trace.Event;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Memory;
import io.bufferscope.trace.Tape;
import io.bufferscope.trace.Trace;
import java.util.Iterator;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/// The search for the step that wrote a byte, from the trace backwards.
///
/// A byte that a buffer took along when it grew is followed into its old memory.
public final class ByteOrigins {

    /// Steps that are looked at, at most.
    static final long FARTHEST = 200_000;

    private static final long FIRST_STRIDE = 64;
    private static final long LONGEST_STRIDE = 4096;

    private final Trace trace;
    private final Source source;

    public ByteOrigins(Trace trace) {
        this.trace = trace;
        this.source = new Source(trace.program());
    }

    /// A byte in memory.
    private record Place(int memory, long offset) {}

    /// What a stretch of steps tells of a place: its origin, or the place that the byte came from before `step`.
    private record Found(
            @Nullable ByteOrigin origin, @Nullable Place from, long step) {}

    /// The origin of a byte of a tape.
    ///
    /// @param step the step at which the byte is looked at
    /// @param index index of the byte in the tape, in bytes
    /// @param cancelled whether the answer is no longer wanted; then it is [ByteOrigin.How#NOT_FOUND]
    public ByteOrigin find(long step, int tape, long index, BooleanSupplier cancelled) {
        Frame frame = trace.frame(step);
        Place place = place(frame, frame.tape(tape), index);
        long last = step;
        long stride = FIRST_STRIDE;
        while (place != null && last >= 1 && last > step - FARTHEST && !cancelled.getAsBoolean()) {
            long first = Math.max(1, last - stride + 1);
            Found found = search(first, last, place);
            if (found != null && found.origin() != null) {
                return found.origin();
            }
            place = found == null ? place : found.from();
            last = found == null ? first - 1 : found.step() - 1;
            stride = Math.min(LONGEST_STRIDE, stride * 4);
        }
        return new ByteOrigin(ByteOrigin.How.NOT_FOUND, Math.max(1, last), 0, "");
    }

    private static @Nullable Place place(Frame frame, @Nullable Tape tape, long index) {
        if (tape == null) {
            return null;
        }
        if (tape instanceof Tape.Netty netty && !netty.components().isEmpty()) {
            for (Tape.Component part : netty.components()) {
                if (index >= part.start() && index < (long) part.start() + part.length()) {
                    return new Place(part.memory(), part.offset() + index - part.start());
                }
            }
            return null;
        }
        return frame.memory(tape.memory()) == null ? null : new Place(tape.memory(), tape.offset() + index);
    }

    /// The last step of a stretch that wrote the byte; null if none did.
    private @Nullable Found search(long first, long last, Place place) {
        Frame before = first == 1 ? null : trace.frame(first - 1);
        Found found = null;
        Iterator<Frame> frames = trace.frames(first, last);
        while (frames.hasNext()) {
            Frame frame = frames.next();
            Found here = at(before, frame, place);
            found = here == null ? found : here;
            before = frame;
        }
        return found;
    }

    private @Nullable Found at(@Nullable Frame before, Frame frame, Place place) {
        Memory now = frame.memory(place.memory());
        Memory old = before == null ? null : before.memory(place.memory());
        if (now == null) {
            return null;
        }
        if (old == null || before == null) {
            return appeared(before, frame, place);
        }
        if (wrote(before, old, frame, now, place)) {
            boolean called = frame.event() == Event.CALL || frame.event() == Event.THREW;
            return new Found(called ? ofCall(frame) : ofLine(before, frame), null, frame.step());
        }
        return null;
    }

    @SuppressWarnings("ReferenceEquality")
    private static boolean wrote(Frame before, Memory old, Frame frame, Memory now, Place place) {
        int was = old.bytes().get(place.offset());
        if (old != now && was >= 0 && was != now.bytes().get(place.offset())) {
            return true;
        }
        for (int id : frame.involved()) {
            Tape tape = frame.tape(id);
            if (tape != null && tape.memory() == place.memory() && rewrote(before, frame, tape, now, place)) {
                return true;
            }
        }
        return false;
    }

    /// Whether a call wrote the byte though its value stayed.
    private static boolean rewrote(Frame before, Frame frame, Tape tape, Memory now, Place place) {
        Strip strip = Strip.alone(tape, now);
        long index = place.offset() - strip.start();
        boolean inside = index >= 0 && index < strip.length();
        return inside && Touched.of(strip, frame, before).style(index) == Style.WRITTEN;
    }

    /// The memory was first seen: the byte came along when a buffer grew, or it begins here.
    private Found appeared(@Nullable Frame before, Frame frame, Place place) {
        for (int id : frame.involved()) {
            Tape tape = frame.tape(id);
            Tape old = before == null ? null : before.tape(id);
            if (before != null && tape != null && old != null && tape.memory() == place.memory()) {
                long index = place.offset() - tape.offset();
                Place from = index < old.capacity() ? place(before, old, index) : null;
                if (from != null && !from.equals(place)) {
                    return new Found(null, from, frame.step());
                }
            }
        }
        ByteOrigin origin =
                new ByteOrigin(ByteOrigin.How.FIRST, frame.step(), frame.site().line(), what(frame));
        return new Found(origin, null, frame.step());
    }

    private ByteOrigin ofCall(Frame frame) {
        return new ByteOrigin(ByteOrigin.How.CALL, frame.step(), frame.site().line(), what(frame));
    }

    private ByteOrigin ofLine(Frame before, Frame frame) {
        int line = before.site().line();
        return new ByteOrigin(ByteOrigin.How.LINE, frame.step(), line, source.line(line));
    }

    private String what(Frame frame) {
        boolean called = frame.event() == Event.CALL || frame.event() == Event.THREW;
        return called ? source.call(frame) : source.line(frame.site().line());
    }
}
