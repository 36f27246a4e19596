package io.bufferscope.picture;

import io.bufferscope.trace.Bytes;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Memory;
import io.bufferscope.trace.Tape;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The bytes of a strip by index, whatever memory they lie in.
sealed interface Contents {

    /// The byte at an index as 0 to 255, or -1 if it is not known.
    int at(long index);

    /// Whether this and other contents hold the very same recorded block at an index.
    boolean sharesBlock(Contents other, long index);

    /// A window on one memory, or on none.
    record Window(Bytes bytes, long start) implements Contents {
        @Override
        public int at(long index) {
            return bytes.get(start + index);
        }

        @Override
        public boolean sharesBlock(Contents other, long index) {
            return other instanceof Window window
                    && window.start == start
                    && bytes.sharesBlock(window.bytes, start + index);
        }
    }

    /// The components of a composite one after the other.
    record Joined(List<Tape.Component> components, Map<Integer, Bytes> memories) implements Contents {
        @Override
        public int at(long index) {
            for (Tape.Component part : components) {
                if (index >= part.start() && index < (long) part.start() + part.length()) {
                    Bytes bytes = memories.getOrDefault(part.memory(), Bytes.NONE);
                    return bytes.get(part.offset() + index - part.start());
                }
            }
            return -1;
        }

        @Override
        public boolean sharesBlock(Contents other, long index) {
            return false;
        }
    }

    static Contents window(@Nullable Memory memory, long start) {
        return new Window(memory == null ? Bytes.NONE : memory.bytes(), start);
    }

    static Contents joined(Frame frame, List<Tape.Component> components) {
        Map<Integer, Bytes> memories = new HashMap<>();
        for (Tape.Component part : components) {
            Memory memory = frame.memory(part.memory());
            memories.put(part.memory(), memory == null ? Bytes.NONE : memory.bytes());
        }
        return new Joined(components, memories);
    }
}
