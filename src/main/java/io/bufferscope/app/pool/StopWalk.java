package io.bufferscope.app.pool;

import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Trace;
import io.bufferscope.trace.pool.PoolScene;
import io.bufferscope.trace.pool.stop.Meeting;
import io.bufferscope.trace.pool.stop.StopCondition;
import java.util.Iterator;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/// The walk along a trace to where a condition is met.
///
/// @param stale tells that nobody waits for the answer any more
record StopWalk(Trace trace, StopCondition condition, BooleanSupplier stale) {

    private static final long STRETCH = 256;

    /// The first step after one at which it is met; 0 if there is none so far.
    long next(long after) {
        for (long from = after + 1; from <= trace.steps() && !stale.getAsBoolean(); from += STRETCH) {
            long found = find(from, Math.min(trace.steps(), from + STRETCH - 1), true);
            if (found > 0) {
                return found;
            }
        }
        return 0;
    }

    /// The last step before one at which it is met; 0 if there is none.
    long previous(long before) {
        for (long to = before - 1; to >= 1 && !stale.getAsBoolean(); to -= STRETCH) {
            long found = find(Math.max(1, to - STRETCH + 1), to, false);
            if (found > 0) {
                return found;
            }
        }
        return 0;
    }

    private long find(long first, long last, boolean earliest) {
        Iterator<Frame> frames = trace.frames(Math.max(1, first - 1), last);
        Frame before = first == 1 ? null : frames.next();
        long found = 0;
        while (frames.hasNext() && (found == 0 || !earliest)) {
            Frame frame = frames.next();
            if (met(condition, before, frame) != null) {
                found = frame.step();
            }
            before = frame;
        }
        return found;
    }

    /// What met a condition at a step.
    ///
    /// @param before the frame before; null at the first step
    static @Nullable Meeting met(StopCondition condition, @Nullable Frame before, Frame frame) {
        return met(condition, before == null ? PoolScene.EMPTY : before.pools(), frame);
    }

    static @Nullable Meeting met(StopCondition condition, PoolScene before, Frame frame) {
        String thrown = frame.thrown() == null ? null : frame.thrown().className();
        return condition.met(before, frame.pools(), thrown);
    }
}
