package io.bufferscope.trace;

import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/// The step of a trace that is looked at, or [#LIVE]: always the last.
///
/// Moving gives another cursor; where there is nothing to move to, the very same.
///
/// @param place number of the step, from 1; 0 before the first step of an empty trace; or [#LIVE]
public record Cursor(Trace trace, long place) {

    /// The place of a cursor that follows the end of its trace.
    public static final long LIVE = Long.MAX_VALUE;

    private static final int STRIDE = 1 << 12;

    /// A cursor that follows the end of a trace.
    public static Cursor live(Trace trace) {
        return new Cursor(trace, LIVE);
    }

    public boolean isLive() {
        return place == LIVE;
    }

    /// Number of the step looked at; 0 if the trace is empty.
    public long step() {
        return Math.min(place, trace.steps());
    }

    /// The frame looked at, or null if the trace is empty.
    public @Nullable Frame frame() {
        long step = step();
        return step == 0 ? null : trace.frame(step);
    }

    /// The step nearest to a number.
    public Cursor at(long step) {
        long steps = trace.steps();
        return to(Math.clamp(step, Math.min(1, steps), steps));
    }

    public Cursor first() {
        return at(1);
    }

    /// The last step so far; it stays there when the trace grows.
    public Cursor last() {
        return at(trace.steps());
    }

    public Cursor next() {
        return isLive() ? this : at(step() + 1);
    }

    public Cursor previous() {
        return at(step() - 1);
    }

    /// The next step at which a tape is not as at the step before it, as [Diff] tells.
    ///
    /// @param tape a [Tape#id]
    public Cursor nextChange(int tape) {
        long steps = trace.steps();
        long begin = Math.max(1, step());
        if (begin >= steps) {
            return this;
        }
        Iterator<Frame> frames = trace.frames(begin, steps);
        Frame before = frames.next();
        while (frames.hasNext()) {
            Frame after = frames.next();
            if (!Diff.ofTape(tape, before, after).isEmpty()) {
                return to(after.step());
            }
            before = after;
        }
        return this;
    }

    public Cursor previousChange(int tape) {
        for (long end = step() - 1; end > 1; end -= STRIDE) {
            long found = lastChange(tape, Math.max(1, end - STRIDE), end);
            if (found > 0) {
                return to(found);
            }
        }
        return this;
    }

    /// The last step after `first` and up to `last` at which a tape changed, or 0.
    private long lastChange(int tape, long first, long last) {
        Iterator<Frame> frames = trace.frames(first, last);
        Frame before = frames.next();
        long found = 0;
        while (frames.hasNext()) {
            Frame after = frames.next();
            found = Diff.ofTape(tape, before, after).isEmpty() ? found : after.step();
            before = after;
        }
        return found;
    }

    private Cursor to(long step) {
        return step == place ? this : new Cursor(trace, step);
    }
}
