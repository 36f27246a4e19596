package io.bufferscope.probe;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;

/// The remover of our frames from a stack trace.
///
/// Where the stack ends inside a door, the StackOverflowError names it; the program must not see that. A full trace
/// gets as many of the frames below, which it left out, as were removed.
final class Strip {

    private static final String OURS = "io.bufferscope.probe.";
    private static final int LONGEST = 1024;
    private static final int ALIKE = 8;

    /// Identity hash code of the error that was cleaned last; every method it leaves comes here.
    private static int cleaned;

    private Strip() {}

    /// Loads what [#hooks] needs: a class that is loaded first where the stack is full fails for good.
    static void warmUp() {
        try {
            Object _ = List.of().getFirst();
        } catch (NoSuchElementException withFramesOfTheJdk) {
            fill(withFramesOfTheJdk);
        }
        hooks(new StackOverflowError());
    }

    static void hooks(Throwable thrown) {
        int identity = thrown instanceof StackOverflowError ? System.identityHashCode(thrown) : 0;
        if (identity == 0 || identity == cleaned) {
            return;
        }
        StackTraceElement[] trace = thrown.getStackTrace();
        int ours = 0;
        while (ours < trace.length && ours(trace[ours])) {
            ours++;
        }
        if (ours > 0) {
            thrown.setStackTrace(Arrays.copyOfRange(trace, ours, trace.length));
            if (trace.length == LONGEST) {
                fill(thrown);
            }
        }
        cleaned = identity;
    }

    private static boolean ours(StackTraceElement frame) {
        return frame.getClassName().startsWith(OURS) && frame.getClassName().indexOf('.', OURS.length()) < 0;
    }

    /// May fail where the stack is full; the trace is without our frames already.
    private static void fill(Throwable thrown) {
        List<StackTraceElement> trace = new ArrayList<>(Arrays.asList(thrown.getStackTrace()));
        List<StackTraceElement> running = StackWalker.getInstance()
                .walk(frames -> frames.map(StackWalker.StackFrame::toStackTraceElement)
                        .dropWhile(Strip::ours)
                        .limit(LONGEST + ALIKE)
                        .toList());
        int left = left(trace, running);
        for (int i = trace.size() - left; i < running.size() && trace.size() < LONGEST; i++) {
            trace.add(running.get(i));
        }
        thrown.setStackTrace(trace.toArray(new StackTraceElement[0]));
    }

    /// The number of frames that the error left already.
    private static int left(List<StackTraceElement> trace, List<StackTraceElement> running) {
        for (int left = 0; left < trace.size() - ALIKE; left++) {
            if (running.size() > ALIKE && trace.subList(left + 1, left + ALIKE).equals(running.subList(1, ALIKE))) {
                return left;
            }
        }
        return trace.size();
    }
}
