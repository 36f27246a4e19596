package io.bufferscope.app.scope;

import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Method;
import io.bufferscope.trace.Trace;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.BooleanSupplier;

/// The methods that were running at a step, the innermost first, each with the last step it made itself.
///
/// @param more how many further methods are left out
record CallStack(List<Level> levels, int more) {

    /// A running method.
    ///
    /// @param line the line it is at; 0 if it was not found
    /// @param step the last step it made; 0 if it was not found
    record Level(Method method, int line, long step) {}

    private static final int MOST = 30;
    private static final int STRETCH = 1 << 10;
    private static final int FARTHEST = 1 << 17;

    /// Reads the stack of a step; callers' lines are looked for in the steps before, up to a limit.
    ///
    /// @param stale whether nobody waits for it any more
    static CallStack read(Trace trace, long step, BooleanSupplier stale) {
        Frame frame = trace.frame(step);
        List<Method> methods = trace.stack(step);
        int shown = Math.min(MOST, methods.size());
        Level[] levels = new Level[shown];
        for (int i = 0; i < shown; i++) {
            levels[i] = new Level(methods.get(i), 0, 0);
        }
        if (shown > 0) {
            levels[0] = new Level(methods.getFirst(), frame.site().line(), step);
            findLines(trace, frame, levels, methods.size(), stale);
        }
        return new CallStack(List.of(levels), methods.size() - shown);
    }

    private static void findLines(Trace trace, Frame frame, Level[] levels, int depth, BooleanSupplier stale) {
        int wanted = depth - 1;
        long farthest = Math.max(1, frame.step() - FARTHEST);
        for (long end = frame.step() - 1; end >= farthest && depth - wanted < levels.length; end -= STRETCH) {
            for (Frame each :
                    stretch(trace, Math.max(farthest, end - STRETCH + 1), end).reversed()) {
                int level = depth - each.depth();
                if (each.thread().id() == frame.thread().id() && each.depth() <= wanted && level < levels.length) {
                    levels[level] =
                            new Level(levels[level].method(), each.site().line(), each.step());
                    wanted = each.depth() - 1;
                }
            }
            if (stale.getAsBoolean()) {
                return;
            }
        }
    }

    private static List<Frame> stretch(Trace trace, long first, long last) {
        List<Frame> frames = new ArrayList<>();
        Iterator<Frame> all = trace.frames(first, last);
        all.forEachRemaining(frames::add);
        return frames;
    }
}
