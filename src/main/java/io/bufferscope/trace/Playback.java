package io.bufferscope.trace;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The reading of steps from segments; it remembers what was read lately, so that neighbouring steps come quickly.
///
/// Safe for use by several threads.
final class Playback {

    private static final int FRAMES = 32;
    private static final int OPEN = 4;
    private static final long OPEN_WEIGHT = 64 << 20;

    private final Segments segments;
    private final ProgramIndex program;
    private final Map<Long, Frame> frames = new LinkedHashMap<>(2 * FRAMES, 0.75f, true);
    private final Map<Integer, OpenSegment> open = new LinkedHashMap<>(2 * OPEN, 0.75f, true);

    Playback(Segments segments, ProgramIndex program) {
        this.segments = segments;
        this.program = program;
    }

    synchronized Frame frame(long step) {
        check(step, step);
        Frame known = frames.get(step);
        if (known != null) {
            return known;
        }
        try {
            Frame frame = open(segments.find(step)).frame(step);
            frames.put(step, frame);
            dropOldest(frames, frames.size() > FRAMES);
            return frame;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    synchronized List<Method> stack(long step) {
        check(step, step);
        try {
            return open(segments.find(step)).stack(step);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The frames of a range in order, each read once.
    Iterator<Frame> frames(long first, long last) {
        if (last < first) {
            return Collections.emptyIterator();
        }
        check(first, last);
        try {
            return walk(first, last);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private synchronized Iterator<Frame> walk(long first, long last) throws IOException {
        OpenSegment begin = open(segments.find(first));
        return new Walk(segments, begin.position(first - 1), begin.loaded(), last);
    }

    private void check(long first, long last) {
        long steps = segments.steps();
        if (first < 1 || last > steps) {
            throw new IndexOutOfBoundsException("There is no step " + (first < 1 ? first : last) + " of " + steps);
        }
    }

    private OpenSegment open(int index) throws IOException {
        OpenSegment held = open.get(index);
        if (held == null) {
            held = new OpenSegment(segments, program, index);
            open.put(index, held);
            while (open.size() > OPEN || (open.size() > 1 && weight() > OPEN_WEIGHT)) {
                dropOldest(open, true);
            }
        }
        return held;
    }

    private long weight() {
        return open.values().stream().mapToLong(OpenSegment::weight).sum();
    }

    private static void dropOldest(Map<?, ?> map, boolean full) {
        if (full) {
            Iterator<?> oldest = map.keySet().iterator();
            oldest.next();
            oldest.remove();
        }
    }

    /// What was printed after the last step of a whole trace.
    synchronized List<Output> output() {
        List<Segment> all = segments.list();
        try {
            return all.isEmpty() ? List.of() : open(all.size() - 1).output();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Outline outline(long first, long last) {
        if (last < first) {
            return new Outline(first, new byte[0]);
        }
        check(first, last);
        byte[] events = new byte[Math.toIntExact(last - first + 1)];
        for (long step = first; step <= last; ) {
            int segment = segments.find(step);
            long before = segments.segment(segment).before();
            int count = (int) (Math.min(last, segments.last(segment)) - step + 1);
            System.arraycopy(events(segment), (int) (step - before - 1), events, (int) (step - first), count);
            step += count;
        }
        return new Outline(first, events);
    }

    private byte[] events(int segment) {
        byte[] kept = segments.outline(segment);
        if (kept != null) {
            return kept;
        }
        try {
            byte[] read = readEvents(segments.load(segment));
            segments.keep(segment, read);
            return read;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private byte[] readEvents(LoadedSegment loaded) throws TraceFormatException {
        OpenSegment.Position position = OpenSegment.Position.begin(program, loaded);
        byte[] events = new byte[(int) (loaded.last() - loaded.before())];
        for (int i = 0; i < events.length; i++) {
            position.advance(loaded);
            events[i] = position.state().outline();
        }
        return events;
    }
}
