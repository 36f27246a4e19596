package io.bufferscope.trace;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.UUID;

/// The `.bscope` file of a trace; `docs/bscope-format.md` describes its form.
public final class TraceFile {

    private TraceFile() {}

    /// Saves a trace, also one that is still growing: then what was there when saving began.
    ///
    /// The file appears whole or not at all; a file of that name is replaced.
    ///
    /// @param trace a trace that was recorded here or opened from a file, and is not closed
    /// @throws IllegalArgumentException if the trace is of another kind, which has no binary form
    public static void save(Trace trace, Path file) throws IOException {
        Segments segments = segments(trace);
        Path target = file.toAbsolutePath();
        Path temporary = target.resolveSibling("." + target.getFileName() + "." + UUID.randomUUID());
        try {
            TraceFileWriter.write(trace, segments, temporary);
            move(temporary, target);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private static Segments segments(Trace trace) {
        return switch (trace) {
            case RecordedTrace recorded -> recorded.segments();
            case OpenedTrace opened -> opened.segments();
            default -> throw new IllegalArgumentException("A trace of this kind cannot be saved.");
        };
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /// The program of a file, read without its steps.
    ///
    /// @throws TraceFormatException if it is no trace, of a later version, or its program is not whole
    public static Program program(Path file) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            String name = String.valueOf(file.getFileName());
            Header.check(in.readNBytes(Header.SIZE), name);
            ChunkReader chunks = new ChunkReader(in);
            while (chunks.next()) {
                if (chunks.kind() == Section.PROGRAM) {
                    return Tables.program(chunks.data(), chunks.length());
                }
            }
            throw Header.cut(name);
        }
    }

    /// Opens a file. One that was cut short or damaged is shown up to there, with a [Note] that says so.
    ///
    /// @return a trace that holds the file open until it is closed
    /// @throws TraceFormatException if it is no trace, of a later version, or not even its program is whole
    public static Trace open(Path file) throws IOException {
        return new TraceFileScan(file).open();
    }
}
