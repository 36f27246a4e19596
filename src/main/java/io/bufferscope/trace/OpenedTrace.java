package io.bufferscope.trace;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;

/// A whole trace that is read from a file; it never changes.
final class OpenedTrace implements Trace {

    private final Facts facts;
    private final Segments segments;
    private final Playback playback;

    OpenedTrace(Facts facts, Segments segments) {
        this.facts = facts;
        this.segments = segments;
        playback = new Playback(segments, new ProgramIndex(facts.program()));
    }

    Segments segments() {
        return segments;
    }

    @Override
    public Program program() {
        return facts.program();
    }

    @Override
    public Environment environment() {
        return facts.environment();
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
        return playback.output();
    }

    @Override
    public Ending ending() {
        return facts.ending();
    }

    @Override
    public List<Note> notes() {
        return facts.notes();
    }

    /// Calls `listener` never, as nothing changes.
    @Override
    public void onChange(Runnable listener) {}

    @Override
    public void close() {
        try {
            segments.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// What a file tells beside its steps.
    record Facts(Program program, Environment environment, List<Note> notes, Ending ending) {}
}
