package io.bufferscope.trace;

import java.util.List;

/// One side of an alignment as a trace whose steps are the alignment's pairs, so that one cursor moves both sides.
///
/// Closing it closes nothing, as the trace behind it belongs to another.
public final class PairedTrace implements Trace {

    private final Trace trace;
    private final List<Alignment.Pair> pairs;
    private final boolean first;

    /// @param trace the side's own trace
    /// @param first whether it is the first of the pair
    public PairedTrace(Trace trace, Alignment alignment, boolean first) {
        this.trace = trace;
        this.pairs = alignment.pairs();
        this.first = first;
    }

    @Override
    public Program program() {
        return trace.program();
    }

    @Override
    public Environment environment() {
        return trace.environment();
    }

    @Override
    public long steps() {
        return pairs.size();
    }

    /// The step of the side's own trace that is looked at in a pair.
    ///
    /// @param pair from 1
    public long own(long pair) {
        Alignment.Pair of = pairs.get(Math.toIntExact(pair - 1));
        return Math.max(1, first ? of.first() : of.second());
    }

    @Override
    public Frame frame(long step) {
        return numbered(trace.frame(own(step)), step);
    }

    private static Frame numbered(Frame f, long step) {
        return new Frame(
                step,
                f.event(),
                f.site(),
                f.method(),
                f.thread(),
                f.depth(),
                f.variables(),
                f.tapes(),
                f.memories(),
                f.involved(),
                f.output(),
                f.thrown(),
                f.command(),
                f.pools());
    }

    /// A side that waits makes no event of its own: it shows a line.
    @Override
    public Outline outline(long from, long to) {
        byte[] events = new byte[Math.toIntExact(Math.max(0, to - from + 1))];
        for (int i = 0; i < events.length; i++) {
            long step = from + i;
            boolean waits = step > 1 && own(step) == own(step - 1);
            events[i] = waits
                    ? (byte) Event.LINE.ordinal()
                    : trace.outline(own(step), own(step)).events()[0];
        }
        return new Outline(from, events);
    }

    @Override
    public List<Output> trailingOutput() {
        return trace.trailingOutput();
    }

    @Override
    public Ending ending() {
        return trace.ending();
    }

    @Override
    public List<Note> notes() {
        return trace.notes();
    }

    /// Calls `listener` never, as an alignment does not change.
    @Override
    public void onChange(Runnable listener) {}

    @Override
    public void close() {}
}
