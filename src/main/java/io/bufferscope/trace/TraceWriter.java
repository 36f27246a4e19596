package io.bufferscope.trace;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The growing end of a trace: reads what arrives, cuts it into sections and begins segments.
///
/// A segment ends after 16 Ki steps or 256 KiB, but not before it is as large as its key frame: so key frames at most
/// double a file, and reading from the key frame to any step costs little more than reading the key frame.
final class TraceWriter {

    private static final int SECTION = 4 << 10;
    private static final int SEGMENT_STEPS = 16 << 10;
    private static final int SEGMENT_BYTES = 256 << 10;

    private final Segments segments;
    private final OpReader reader;
    private final OpWriter key = new OpWriter(1 << 10);
    private byte[] events = new byte[SECTION];
    private int eventCount;
    private long stepsAtKey;
    private long bytesSinceKey;
    private @Nullable IOException broken;

    TraceWriter(ProgramIndex program, Segments segments) throws IOException {
        this.segments = segments;
        reader = new OpReader(program);
        beginSegment();
    }

    /// Adds operations.
    ///
    /// @throws IOException if they make no sense or the disk is full; what was whole is kept, and nothing more is
    ///     taken
    synchronized void append(byte[] ops, int length) throws IOException {
        if (broken != null) {
            throw broken;
        }
        try {
            appendSteps(ops, length);
        } catch (IOException e) {
            broken = e;
            throw e;
        }
    }

    private void appendSteps(byte[] ops, int length) throws IOException {
        int from = 0;
        int whole = 0;
        int to = 0;
        int section = segments.pending();
        try {
            for (int next = reader.step(ops, 0, length); next >= 0; next = reader.step(ops, next, length)) {
                whole = next;
                addEvent(reader.state().outline());
                if (section + whole - from >= SECTION) {
                    addSection(ops, from, whole);
                    from = whole;
                    section = 0;
                }
            }
            to = length;
        } finally {
            add(ops, from, whole, Math.max(whole, to));
        }
    }

    private void addEvent(byte event) {
        if (eventCount == events.length) {
            events = Arrays.copyOf(events, 2 * eventCount);
        }
        events[eventCount++] = event;
    }

    private void add(byte[] ops, int from, int whole, int to) {
        segments.add(ops, from, whole, to, events, eventCount);
        eventCount = 0;
        bytesSinceKey += to - from;
    }

    private void addSection(byte[] ops, int from, int to) throws IOException {
        add(ops, from, to, to);
        segments.flush();
        boolean longEnough = reader.state().steps - stepsAtKey >= SEGMENT_STEPS || bytesSinceKey >= SEGMENT_BYTES;
        if (longEnough && bytesSinceKey >= key.size()) {
            beginSegment();
        }
    }

    private void beginSegment() throws IOException {
        key.clear();
        reader.state().writeKey(key);
        segments.begin(key.array(), key.size());
        stepsAtKey = reader.state().steps;
        bytesSinceKey = 0;
    }

    /// What was printed after the last step.
    synchronized List<Output> output() {
        return reader.state().trailingOutput();
    }
}
