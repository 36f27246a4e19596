package io.bufferscope.trace;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// One pass over the sections of a file: it checks every checksum and finds the segments, but reads no step.
final class TraceFileScan {

    private final Path file;
    private final String name;
    private final List<Segment> segments = new ArrayList<>();
    private final List<Note> notes = new ArrayList<>();
    private @Nullable Program program;
    private Environment environment = new Environment(new TreeMap<>());
    private Ending ending = Ending.RUNNING;
    /// Where the last section of the last segment ends.
    private long end;
    /// Steps as the index tells them; -1 without one.
    private long steps = -1;
    private Note.@Nullable Kind flaw = Note.Kind.CUT_SHORT;

    TraceFileScan(Path file) {
        this.file = file;
        name = String.valueOf(file.getFileName());
    }

    Trace open() throws IOException {
        scan();
        Program known = program;
        if (known == null) {
            throw flaw == Note.Kind.DAMAGED ? damaged() : Header.cut(name);
        }
        SectionFile sections = SectionFile.open(file, end);
        try {
            long whole = steps >= 0 ? steps : lastStep(sections, new ProgramIndex(known));
            if (flaw != null) {
                notes.add(new Note(flaw, List.of(Long.toString(whole))));
            }
            OpenedTrace.Facts facts = new OpenedTrace.Facts(known, environment, List.copyOf(notes), ended());
            return new OpenedTrace(facts, new Segments(sections, segments, whole));
        } catch (IOException | RuntimeException e) {
            sections.close();
            throw e;
        }
    }

    /// What was saved while it ran has come to a stop for its reader.
    private Ending ended() {
        return ending.kind() == Ending.Kind.RUNNING ? new Ending(Ending.Kind.STOPPED, 0) : ending;
    }

    private void scan() throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
            Header.check(in.readNBytes(Header.SIZE), name);
            ChunkReader chunks = new ChunkReader(in);
            end = Header.SIZE;
            while (flaw != null && chunks.next()) {
                take(chunks);
            }
            flaw = flaw != null && endsWhole() ? Note.Kind.DAMAGED : flaw;
        } catch (TraceFormatException e) {
            if (e.kind() != TraceFormatException.Kind.DAMAGED && e.kind() != TraceFormatException.Kind.MALFORMED) {
                throw e;
            }
            flaw = Note.Kind.DAMAGED;
        }
    }

    /// Whether the file ends as a whole one does; then it is a damaged length that makes it look cut short.
    private boolean endsWhole() throws IOException {
        int size = ChunkHeader.SIZE + Long.BYTES;
        if (Files.size(file) < size) {
            return false;
        }
        try (InputStream in = Files.newInputStream(file)) {
            in.skipNBytes(Files.size(file) - size);
            ChunkReader chunks = new ChunkReader(in);
            return chunks.next() && chunks.kind() == Section.TRAILER;
        } catch (TraceFormatException e) {
            return false;
        }
    }

    private void take(ChunkReader chunk) throws TraceFormatException {
        byte[] data = chunk.data();
        int length = chunk.length();
        switch (chunk.kind()) {
            case Section.PROGRAM -> program = Tables.program(data, length);
            case Section.ENVIRONMENT -> environment = Tables.environment(data, length);
            case Section.NOTES -> notes.addAll(Tables.notes(data, length));
            case Section.ENDING -> ending = Tables.ending(data, length);
            case Section.KEY -> addSegment(data, length, Header.SIZE + chunk.position() - length - ChunkHeader.SIZE);
            case Section.INDEX -> steps = steps(data, length);
            case Section.TRAILER -> flaw = null;
            default -> {}
        }
        if (chunk.kind() == Section.KEY || chunk.kind() == Section.OPS) {
            end = Header.SIZE + chunk.position();
        }
    }

    private void addSegment(byte[] data, int length, long offset) throws TraceFormatException {
        OpInput in = new OpInput();
        in.read(data, 0, length);
        boolean key = in.octet() == Op.RESET && in.octet() == Op.STEPS;
        long before = key ? in.u() : -1;
        long least = segments.isEmpty() ? 0 : segments.getLast().before();
        if (before < least) {
            throw TraceFormatException.malformed("a key frame does not fit its place");
        }
        segments.add(new Segment(before, offset));
    }

    private static long steps(byte[] data, int length) throws TraceFormatException {
        OpInput in = new OpInput();
        in.read(data, 0, length);
        return in.u();
    }

    /// Counts the steps of the last segment, for want of an index.
    private long lastStep(SectionFile sections, ProgramIndex program) throws IOException {
        if (segments.isEmpty()) {
            return 0;
        }
        Segment last = segments.getLast();
        byte[] region = sections.read(last.offset(), end - last.offset());
        long before = last.before();
        LoadedSegment loaded = LoadedSegment.of(segments.size() - 1, region, new byte[0], 0, before, before);
        try {
            return count(OpenSegment.Position.begin(program, loaded).reader(), loaded);
        } catch (TraceFormatException e) {
            flaw = Note.Kind.DAMAGED;
            return before;
        }
    }

    private long count(OpReader reader, LoadedSegment loaded) {
        try {
            int at = loaded.key();
            while (at >= 0) {
                at = reader.step(loaded.ops(), at, loaded.length());
            }
        } catch (TraceFormatException e) {
            flaw = Note.Kind.DAMAGED;
        }
        return reader.state().steps;
    }

    private TraceFormatException damaged() {
        return new TraceFormatException(
                TraceFormatException.Kind.DAMAGED, name + " is damaged at its beginning; nothing in it can be shown.");
    }
}
