package io.bufferscope.trace;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/// A writer of one whole file.
final class TraceFileWriter {

    private final OutputStream out;
    private final ChunkWriter chunks;
    private long size;

    private TraceFileWriter(OutputStream out) {
        this.out = out;
        chunks = new ChunkWriter(out);
    }

    static void write(Trace trace, Segments segments, Path file) throws IOException {
        try (OutputStream out = new BufferedOutputStream(
                Files.newOutputStream(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), 1 << 16)) {
            new TraceFileWriter(out).write(trace, segments.snapshot());
        }
    }

    private void write(Trace trace, Segments.Snapshot segments) throws IOException {
        out.write(Header.bytes());
        size = Header.SIZE;
        section(Section.PROGRAM, Tables.of(trace.program()));
        section(Section.ENVIRONMENT, Tables.of(trace.environment()));
        section(Section.NOTES, Tables.of(trace.notes()));
        section(Section.ENDING, Tables.of(trace.ending()));
        long moved = size - segments.begin();
        segments.copy(out);
        size += segments.end() - segments.begin();
        if (segments.trailing().length > 0) {
            section(Section.OPS, segments.trailing());
        }
        long index = size;
        section(Section.INDEX, index(segments.list(), moved, segments.steps()));
        section(Section.TRAILER, ByteBuffer.allocate(Long.BYTES).putLong(index).array());
    }

    private void section(int kind, byte[] data) throws IOException {
        chunks.write(kind, data, data.length);
        size += ChunkHeader.SIZE + data.length;
    }

    private static byte[] index(List<Segment> segments, long moved, long steps) {
        OpWriter out = new OpWriter(16 * segments.size() + 16);
        out.u(steps);
        out.u(segments.size());
        for (Segment segment : segments) {
            out.u(segment.before());
            out.u(segment.offset() + moved);
        }
        return out.toArray();
    }
}
