package io.bufferscope.picture;

import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Tape;

/// Why a call on a buffer threw, as far as the frame shows it.
///
/// @param phrasing the language
record Reasons(Phrasing phrasing) {

    /// A sentence with the numbers that forbade the call; empty if the frame does not show them.
    Narration of(Frame frame) {
        if (frame.thrown() == null || frame.involved().isEmpty()) {
            return Narration.EMPTY;
        }
        String name = frame.thrown().className();
        return switch (frame.tape(frame.involved().getFirst())) {
            case Tape.Nio nio -> ofNio(nio, name);
            case Tape.Netty netty -> ofNetty(netty, name);
            case Tape.Array _ -> Narration.EMPTY;
            case null -> Narration.EMPTY;
        };
    }

    private Narration ofNio(Tape.Nio nio, String thrown) {
        return switch (thrown) {
            case "java.nio.BufferUnderflowException", "java.nio.BufferOverflowException" ->
                phrasing.say(
                        "narrate.why.remaining",
                        name(nio),
                        nio.limit() - nio.position(),
                        Narration.word("limit"),
                        nio.limit(),
                        Narration.word("position"),
                        nio.position());
            case "java.nio.ReadOnlyBufferException" -> phrasing.say("narrate.why.readonly", name(nio));
            case "java.nio.InvalidMarkException" -> phrasing.say("narrate.why.mark", name(nio));
            default -> Narration.EMPTY;
        };
    }

    private Narration ofNetty(Tape.Netty netty, String thrown) {
        if (thrown.equals("io.netty.util.IllegalReferenceCountException") && netty.refCnt() == 0) {
            return phrasing.say("narrate.why.freed", name(netty));
        }
        if (netty.readOnly() && thrown.equals("java.nio.ReadOnlyBufferException")) {
            return phrasing.say("narrate.why.readonly", name(netty));
        }
        return Narration.EMPTY;
    }

    private static Narration name(Tape tape) {
        return Narration.code(tape.name() == null ? "#" + tape.id() : tape.name());
    }
}
