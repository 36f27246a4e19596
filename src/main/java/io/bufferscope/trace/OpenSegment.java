package io.bufferscope.trace;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// A segment being read, with marks on the way from which reading can go on.
///
/// Not safe for use by several threads.
final class OpenSegment {

    private static final long MARKS_WEIGHT = 8 << 20;
    private static final int MARK_STEPS = 1 << 10;

    private final Segments segments;
    private final List<Position> marks = new ArrayList<>();
    private LoadedSegment loaded;
    private Position head;

    OpenSegment(Segments segments, ProgramIndex program, int index) throws IOException {
        this.segments = segments;
        loaded = segments.load(index);
        head = Position.begin(program, loaded);
        marks.add(head.copy());
    }

    int index() {
        return loaded.index();
    }

    /// About how many bytes of heap it takes.
    long weight() {
        return 2L * loaded.length() + MARKS_WEIGHT / 2;
    }

    Frame frame(long step) throws IOException {
        seek(step);
        return head.reader.state().frame();
    }

    List<Method> stack(long step) throws IOException {
        seek(step);
        return head.state().stack();
    }

    /// A reader that has read up to and including a step, at its place in the segment.
    ///
    /// @param step from [LoadedSegment#before] to the last step
    Position position(long step) throws IOException {
        seek(step);
        return head.copy();
    }

    /// What was printed after the last step of the segment, which must not grow any more.
    List<Output> output() throws IOException {
        Position end = position(loaded.last());
        end.reader.step(loaded.ops(), end.at, loaded.length());
        return end.state().trailingOutput();
    }

    LoadedSegment loaded() {
        return loaded;
    }

    private void seek(long step) throws IOException {
        if (step > loaded.last()) {
            loaded = segments.load(loaded.index());
        }
        Position nearest = marks.get(markBefore(step));
        if (head.step() > step || head.step() < nearest.step()) {
            head = nearest.copy();
        }
        long interval = Math.max(MARK_STEPS, (loaded.last() - loaded.before()) * head.weight() / MARKS_WEIGHT);
        while (head.step() < step) {
            head.advance(loaded);
            if (head.step() - marks.getLast().step() >= interval) {
                marks.add(head.copy());
            }
        }
    }

    private int markBefore(long step) {
        int mark = marks.size() - 1;
        while (marks.get(mark).step() > step) {
            mark--;
        }
        return mark;
    }

    /// A place in a segment with what is known there.
    static final class Position {

        private final OpReader reader;
        private int at;

        private Position(OpReader reader, int at) {
            this.reader = reader;
            this.at = at;
        }

        /// The place after a segment's key frame.
        static Position begin(ProgramIndex program, LoadedSegment segment) throws TraceFormatException {
            OpReader reader = new OpReader(program);
            if (reader.step(segment.ops(), 0, segment.key()) >= 0 || reader.state().steps != segment.before()) {
                throw TraceFormatException.malformed("a key frame does not fit its place");
            }
            reader.state().settle();
            return new Position(reader, segment.key());
        }

        private Position copy() {
            return new Position(reader.copy(), at);
        }

        OpReader reader() {
            return reader;
        }

        long step() {
            return reader.state().steps;
        }

        State state() {
            return reader.state();
        }

        private long weight() {
            return reader.state().weight();
        }

        /// Goes on to the next step.
        void advance(LoadedSegment segment) throws TraceFormatException {
            at = reader.step(segment.ops(), at, segment.length());
            if (at < 0) {
                throw TraceFormatException.malformed("a step is missing");
            }
        }

        /// Goes on to the first step of the next segment; what is known stays.
        void enter(LoadedSegment next) throws TraceFormatException {
            at = next.key();
            advance(next);
        }
    }
}
