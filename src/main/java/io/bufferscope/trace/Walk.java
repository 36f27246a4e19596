package io.bufferscope.trace;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;

/// A walk over neighbouring steps, forwards; it reads every operation once.
final class Walk implements Iterator<Frame> {

    private final Segments segments;
    private final OpenSegment.Position position;
    private final long last;
    private LoadedSegment loaded;

    /// A walk to the step `last` from a place of its own.
    Walk(Segments segments, OpenSegment.Position position, LoadedSegment loaded, long last) {
        this.segments = segments;
        this.position = position;
        this.loaded = loaded;
        this.last = last;
    }

    @Override
    public boolean hasNext() {
        return position.step() < last;
    }

    @Override
    public Frame next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        try {
            advance();
            return position.state().frame();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void advance() throws IOException {
        if (position.step() < loaded.last()) {
            position.advance(loaded);
            return;
        }
        LoadedSegment next = segments.load(segments.find(position.step() + 1));
        boolean grown = next.index() == loaded.index();
        loaded = next;
        if (grown) {
            position.advance(next);
        } else {
            position.enter(next);
        }
    }
}
