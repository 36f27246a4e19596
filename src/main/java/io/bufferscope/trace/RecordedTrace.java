package io.bufferscope.trace;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;

/// A trace that is being recorded: operations arrive at its end while others read.
///
/// What arrives goes to a spill file, so that the heap stays bounded however long the program runs.
public final class RecordedTrace implements Trace {

    private final Program program;
    private final Path spill;
    private final Segments segments;
    private final TraceWriter writer;
    private final Playback playback;
    private final Announcer announcer = new Announcer();
    private final List<Note> notes = new CopyOnWriteArrayList<>();
    private volatile Environment environment = new Environment(new TreeMap<>());
    private volatile Ending ending = Ending.RUNNING;

    /// An empty trace.
    ///
    /// @param folder existing folder for the spill file, which [#close] deletes
    public RecordedTrace(Program program, Path folder) throws IOException {
        this.program = program;
        ProgramIndex index = new ProgramIndex(program);
        spill = Files.createTempFile(folder, "recording", ".bscope");
        SectionFile file = SectionFile.create(spill);
        byte[] tables = Tables.of(program);
        file.append(Section.PROGRAM, tables, 0, tables.length);
        segments = new Segments(file);
        writer = new TraceWriter(index, segments);
        playback = new Playback(segments, index);
    }

    /// Adds operations, the last of which is whole. Operations after the last step belong to the next one.
    ///
    /// @param ops an array that begins with them
    /// @param length their bytes
    /// @throws TraceFormatException if they make no sense; the whole steps before are kept, and nothing more is
    ///     taken
    /// @throws IOException if the spill file cannot be written; nothing more is taken
    /// @throws IllegalStateException if the trace is closed
    public void append(byte[] ops, int length) throws IOException {
        try {
            writer.append(ops, length);
        } finally {
            announcer.changed();
        }
    }

    /// Tells how the program ended.
    public void end(Ending how) {
        ending = how;
        announcer.changed();
    }

    /// Adds a remark.
    public void note(Note note) {
        notes.add(note);
        announcer.changed();
    }

    /// Tells what the watched JVM is like.
    public void environment(Environment facts) {
        environment = facts;
        announcer.changed();
    }

    @Override
    public Program program() {
        return program;
    }

    @Override
    public Environment environment() {
        return environment;
    }

    @Override
    public long steps() {
        return segments.steps();
    }

    @Override
    public Frame frame(long step) {
        return playback.frame(step);
    }

    @Override
    public List<Method> stack(long step) {
        return playback.stack(step);
    }

    @Override
    public Iterator<Frame> frames(long first, long last) {
        return playback.frames(first, last);
    }

    @Override
    public Outline outline(long first, long last) {
        return playback.outline(first, last);
    }

    @Override
    public List<Output> trailingOutput() {
        return writer.output();
    }

    @Override
    public Ending ending() {
        return ending;
    }

    @Override
    public List<Note> notes() {
        return List.copyOf(notes);
    }

    @Override
    public void onChange(Runnable listener) {
        announcer.add(listener);
    }

    @Override
    public long bytesOnDisk() {
        return segments.bytesOnDisk();
    }

    Segments segments() {
        return segments;
    }

    /// Ends all reading and deletes the spill file.
    @Override
    public void close() {
        announcer.close();
        try {
            segments.close();
            Files.deleteIfExists(spill);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
