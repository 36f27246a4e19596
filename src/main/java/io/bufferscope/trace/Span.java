package io.bufferscope.trace;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A stretch of a tape's bytes and where they lie in memory.
///
/// @param start index of its first byte in the tape, in bytes
/// @param length its bytes
/// @param bytes contents of the memory
/// @param offset offset of its first byte in `bytes`
record Span(int start, int length, Bytes bytes, long offset) {

    /// The stretches of a tape in order: one for most, one for each component of a composite. What lies in memory that
    /// is not known is left out.
    static List<Span> of(Frame frame, Tape tape) {
        if (tape instanceof Tape.Netty netty && !netty.components().isEmpty()) {
            return netty.components().stream()
                    .filter(part -> frame.memory(part.memory()) != null)
                    .map(part -> new Span(part.start(), part.length(), bytes(frame, part.memory()), part.offset()))
                    .toList();
        }
        if (frame.memory(tape.memory()) == null) {
            return List.of();
        }
        return List.of(new Span(0, length(tape), bytes(frame, tape.memory()), tape.offset()));
    }

    private static Bytes bytes(Frame frame, int id) {
        @Nullable Memory memory = frame.memory(id);
        return memory == null ? Bytes.NONE : memory.bytes();
    }

    /// The bytes of all elements that a tape can hold, at most [Integer#MAX_VALUE].
    static int length(Tape tape) {
        long size = tape instanceof Tape.Nio nio ? (long) nio.capacity() * nio.elementSize() : tape.capacity();
        return (int) Math.min(size, Integer.MAX_VALUE);
    }

    /// The byte of a tape at an index as 0 to 255, or -1 if it was not recorded.
    int get(int index) {
        return bytes.get(offset + index - start);
    }

    int end() {
        return start + length;
    }
}
