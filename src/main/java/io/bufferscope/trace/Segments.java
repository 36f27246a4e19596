package io.bufferscope.trace;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The segments of a trace: where each lies in the file, and what of the last is not in the file yet.
///
/// Safe for use by several threads, one of which may add.
final class Segments implements AutoCloseable {

    private final SectionFile file;
    private final List<Segment> segments;
    /// What [Outline#events] says of each segment's steps; emptied at will, since it can be read again.
    private final List<SoftReference<byte[]>> outlines = new ArrayList<>();

    private byte[] outline = new byte[0];
    private byte[] pending = new byte[0];
    private int pendingSize;
    /// How much of what is pending belongs to whole steps.
    private int pendingWhole;
    private long steps;
    private boolean closed;

    /// The segments of a file that begins to be written.
    Segments(SectionFile file) {
        this(file, List.of(), 0);
    }

    /// The segments of a whole file.
    Segments(SectionFile file, List<Segment> segments, long steps) {
        this.file = file;
        this.segments = new ArrayList<>(segments);
        this.steps = steps;
        segments.forEach(each -> outlines.add(new SoftReference<>(null)));
    }

    long bytesOnDisk() {
        return file.size();
    }

    /// Begins a segment; nothing may be pending.
    synchronized void begin(byte[] key, int length) throws IOException {
        if (!segments.isEmpty()) {
            outlines.set(segments.size() - 1, new SoftReference<>(Arrays.copyOf(outline, recent())));
        }
        segments.add(new Segment(steps, file.append(Section.KEY, key, 0, length)));
        outlines.add(new SoftReference<>(null));
    }

    /// Adds operations to the last segment.
    ///
    /// @param whole index in `ops` after the last step; `from` if there is none
    /// @param to index after the last operation
    /// @param events what [Outline#events] says of each step
    /// @param count number of steps
    synchronized void add(byte[] ops, int from, int whole, int to, byte[] events, int count) {
        requireOpen();
        pending = room(pending, pendingSize, to - from);
        System.arraycopy(ops, from, pending, pendingSize, to - from);
        pendingWhole = whole > from ? pendingSize + whole - from : pendingWhole;
        pendingSize += to - from;
        outline = room(outline, recent(), count);
        System.arraycopy(events, 0, outline, recent(), count);
        steps += count;
    }

    private static byte[] room(byte[] array, int used, int more) {
        return array.length - used >= more ? array : Arrays.copyOf(array, Math.max(used + more, 2 * array.length));
    }

    /// Steps of the last segment.
    private int recent() {
        return (int) (steps - segments.getLast().before());
    }

    /// Writes the whole steps that are pending into a section of their own.
    synchronized void flush() throws IOException {
        if (pendingWhole > 0) {
            file.append(Section.OPS, pending, 0, pendingWhole);
            System.arraycopy(pending, pendingWhole, pending, 0, pendingSize - pendingWhole);
            pendingSize -= pendingWhole;
            pendingWhole = 0;
        }
    }

    /// Bytes that are pending.
    synchronized int pending() {
        return pendingSize;
    }

    synchronized long steps() {
        return steps;
    }

    synchronized List<Segment> list() {
        return List.copyOf(segments);
    }

    synchronized Segment segment(int index) {
        return segments.get(index);
    }

    /// The number of the segment that a step lies in.
    ///
    /// @param step from 1 to [#steps]
    synchronized int find(long step) {
        int low = 0;
        for (int high = segments.size() - 1; low < high; ) {
            int middle = (low + high + 1) / 2;
            if (segments.get(middle).before() < step) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    /// Number of the last step of a segment; it rises while the last segment grows.
    synchronized long last(int index) {
        return isLast(index) ? steps : segments.get(index + 1).before();
    }

    private boolean isLast(int index) {
        return index == segments.size() - 1;
    }

    synchronized LoadedSegment load(int index) throws IOException {
        requireOpen();
        Segment segment = segments.get(index);
        byte[] region = file.read(segment.offset(), end(index) - segment.offset());
        int more = isLast(index) ? pendingSize : 0;
        return LoadedSegment.of(index, region, pending, more, segment.before(), last(index));
    }

    private long end(int index) {
        return isLast(index) ? file.size() : segments.get(index + 1).offset();
    }

    /// What is kept of a segment's outline, or null; for the last segment it may hold more than its steps.
    synchronized byte @Nullable [] outline(int index) {
        return isLast(index) && outline.length >= recent()
                ? outline.clone()
                : outlines.get(index).get();
    }

    synchronized void keep(int index, byte[] events) {
        outlines.set(index, new SoftReference<>(events));
    }

    /// All segments as they are now; what is added later is not in it.
    synchronized Snapshot snapshot() throws IOException {
        requireOpen();
        flush();
        byte[] trailing = Arrays.copyOf(pending, pendingSize);
        return new Snapshot(file, List.copyOf(segments), end(segments.size() - 1), steps, trailing);
    }

    private void requireOpen() {
        if (closed) {
            throw new IllegalStateException("The trace is closed.");
        }
    }

    @Override
    public synchronized void close() throws IOException {
        closed = true;
        file.close();
    }

    /// The segments of a moment.
    ///
    /// @param end where the last section of them ends in the file
    /// @param trailing the operations after the last step that are in no section
    record Snapshot(SectionFile file, List<Segment> list, long end, long steps, byte[] trailing) {

        /// Where the first section of them begins in the file.
        long begin() {
            return list.isEmpty() ? end : list.getFirst().offset();
        }

        void copy(OutputStream target) throws IOException {
            file.copy(begin(), end, target);
        }
    }
}
