package io.bufferscope.picture;

import io.bufferscope.l10n.Messages;
import io.bufferscope.trace.Change;
import io.bufferscope.trace.Diff;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Trace;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The steps of a trace as sentences, told in order.
///
/// @param messages the language
/// @param trace what is told; it may still be growing
public record StepLog(Messages messages, Trace trace) {

    /// Takes the steps one after the other.
    @FunctionalInterface
    public interface Taker<E extends Exception> {

        /// Takes the next step and what is told of it.
        void take(Frame frame, Narration told) throws E;
    }

    /// Tells a range of steps.
    ///
    /// @param first from 1
    /// @param last inclusive, at most the number of steps so far
    public <E extends Exception> void tell(long first, long last, Taker<E> taker) throws E {
        Narrator narrator = new Narrator(messages, trace.program());
        Frame before = first > 1 ? trace.frame(first - 1) : null;
        Iterator<Frame> frames = trace.frames(first, last);
        while (frames.hasNext()) {
            Frame frame = frames.next();
            taker.take(frame, narrator.tell(before, frame, changes(before, frame)));
            before = frame;
        }
    }

    private static List<Change> changes(@Nullable Frame before, Frame frame) {
        return before == null ? List.of() : Diff.between(before, frame);
    }
}
