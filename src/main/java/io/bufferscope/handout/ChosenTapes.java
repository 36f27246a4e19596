package io.bufferscope.handout;

import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Tape;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The choice of the buffers that a step of a lesson wants drawn.
///
/// @param names what the program calls them; empty for all
record ChosenTapes(List<String> names) {

    /// The same frame without the others; all of it if none is called so.
    Frame of(Frame frame) {
        Set<Integer> kept = new HashSet<>();
        frame.tapes().stream().filter(this::isNamed).forEach(tape -> keep(frame, tape, kept));
        return kept.isEmpty() ? frame : with(frame, kept);
    }

    /// The same for a frame that may be missing.
    @Nullable Frame ofNullable(@Nullable Frame frame) {
        return frame == null ? null : of(frame);
    }

    private boolean isNamed(Tape tape) {
        return tape.names().stream().anyMatch(names::contains);
    }

    /// Keeps a tape and the parts that it is made of.
    private static void keep(Frame frame, @Nullable Tape tape, Set<Integer> kept) {
        if (tape != null && kept.add(tape.id()) && tape instanceof Tape.Netty netty) {
            netty.components().forEach(part -> keep(frame, frame.tape(part.tape()), kept));
        }
    }

    private static Frame with(Frame frame, Set<Integer> kept) {
        return new Frame(
                frame.step(),
                frame.event(),
                frame.site(),
                frame.method(),
                frame.thread(),
                frame.depth(),
                frame.variables(),
                frame.tapes().stream().filter(tape -> kept.contains(tape.id())).toList(),
                frame.memories(),
                frame.involved().stream().filter(kept::contains).toList(),
                frame.output(),
                frame.thrown(),
                frame.command(),
                frame.pools());
    }
}
