package io.bufferscope.trace;

import java.util.Iterator;
import java.util.List;
import java.util.stream.LongStream;

/// An append-only sequence of frames with the program and the environment they came from.
///
/// A trace may still be growing: [#steps] only ever rises. Safe for use by several threads.
public interface Trace extends AutoCloseable {

    Program program();

    Environment environment();

    /// Number of steps so far.
    long steps();

    /// The frame of a step.
    ///
    /// @param step from 1 to [#steps]
    /// @throws IndexOutOfBoundsException if there is no such step (yet)
    Frame frame(long step);

    /// The frames of a range in order; quicker than asking for each, as every operation is read once.
    ///
    /// @param first from 1
    /// @param last inclusive, at most [#steps]; nothing if less than `first`
    /// @throws IndexOutOfBoundsException if there is no such step (yet)
    default Iterator<Frame> frames(long first, long last) {
        return LongStream.rangeClosed(first, last).mapToObj(this::frame).iterator();
    }

    /// The methods that were running on the thread of a step, the innermost first.
    ///
    /// @param step from 1 to [#steps]
    default List<Method> stack(long step) {
        return List.of(frame(step).method());
    }

    /// The kind of event of every step in a range, without building frames.
    ///
    /// @param first from 1
    /// @param last inclusive, at most [#steps]
    Outline outline(long first, long last);

    /// What the program printed after the last step so far; no frame holds it.
    default List<Output> trailingOutput() {
        return List.of();
    }

    /// How the program ended, or [Ending#RUNNING].
    Ending ending();

    /// What the reader should know of this trace: methods that ran unwatched, limits that were hit, a file cut short.
    List<Note> notes();

    /// Bytes of what was recorded on disk for this trace alone; 0 if it lies in a file that stays.
    default long bytesOnDisk() {
        return 0;
    }

    /// Calls `listener` on some thread whenever the trace has grown or ended; at most some hundred times a second.
    void onChange(Runnable listener);

    @Override
    void close();
}
