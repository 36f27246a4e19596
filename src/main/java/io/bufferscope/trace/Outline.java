package io.bufferscope.trace;

/// The kinds of event of a run of neighbouring steps.
///
/// @param first number of the first step
/// @param events one byte a step: the ordinal of its [Event], plus 16 if the program printed something, plus 32 if a
///     tape changed, plus 64 if another thread than at the step before made it
public record Outline(long first, byte[] events) {

    public static final int PRINTED = 16;
    public static final int CHANGED = 32;
    public static final int SWITCHED = 64;

    private static final Event[] KINDS = Event.values();

    public Event event(long step) {
        return kind(events[index(step)]);
    }

    static Event kind(int event) {
        return KINDS[event & 15];
    }

    public boolean printed(long step) {
        return (events[index(step)] & PRINTED) != 0;
    }

    public boolean changed(long step) {
        return (events[index(step)] & CHANGED) != 0;
    }

    public boolean switched(long step) {
        return (events[index(step)] & SWITCHED) != 0;
    }

    private int index(long step) {
        return Math.toIntExact(step - first);
    }
}
