package io.bufferscope.lesson;

import io.bufferscope.trace.Event;
import io.bufferscope.trace.Frame;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/// A walk over the frames of a run that finds the places of marked lines.
final class PlaceFinder {

    private final Set<Integer> lines;
    private final Map<Integer, Deque<Open>> openByThread = new HashMap<>();
    private final Map<Integer, Integer> visits = new HashMap<>();
    private final Map<Visit, Place> places = new HashMap<>();

    /// @param lines the marked lines
    PlaceFinder(Set<Integer> lines) {
        this.lines = lines;
    }

    /// A time that a line ran.
    ///
    /// @param number from 1
    record Visit(int line, int number) {}

    /// A line that runs now.
    private static final class Open {
        private final Visit visit;
        private final int depth;
        private final long before;
        private long after;

        Open(Visit visit, int depth, long step) {
            this.visit = visit;
            this.depth = depth;
            this.before = step;
            this.after = step;
        }
    }

    void take(Frame frame) {
        Deque<Open> open = openByThread.computeIfAbsent(frame.thread().id(), id -> new ArrayDeque<>());
        boolean reached = frame.event() == Event.LINE;
        while (!open.isEmpty() && isOver(open.peek(), frame, reached)) {
            close(open.pop(), frame.step());
        }
        open.forEach(each -> each.after = frame.step());
        if (reached && lines.contains(frame.site().line())) {
            int number = visits.merge(frame.site().line(), 1, Integer::sum);
            open.push(new Open(new Visit(frame.site().line(), number), frame.depth(), frame.step()));
        }
    }

    private static boolean isOver(Open open, Frame frame, boolean reached) {
        return frame.depth() < open.depth || (reached && frame.depth() == open.depth);
    }

    private void close(Open open, long settled) {
        places.put(open.visit, new Place(open.before, open.after, settled));
    }

    /// The places found, the last step being settled.
    Map<Visit, Place> finish() {
        openByThread.values().forEach(open -> open.forEach(each -> close(each, each.after)));
        return places;
    }
}
