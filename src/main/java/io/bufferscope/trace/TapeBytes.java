package io.bufferscope.trace;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The recorded bytes of one tape in one frame, by their index in the tape.
///
/// The bytes of a composite are read from the memories of its parts.
public final class TapeBytes {

    private final Frame frame;
    private final Tape tape;
    private final @Nullable Memory memory;

    public TapeBytes(Frame frame, Tape tape) {
        this.frame = frame;
        this.tape = tape;
        memory = frame.memory(tape.memory());
    }

    /// Number of bytes the tape can hold now.
    public long length() {
        return tape instanceof Tape.Nio nio ? (long) nio.capacity() * nio.elementSize() : tape.capacity();
    }

    /// The byte at `index` as 0 to 255, or -1 if it was not recorded.
    public int get(long index) {
        if (memory != null) {
            return memory.bytes().get(tape.offset() + index);
        }
        return tape instanceof Tape.Netty netty ? part(netty.components(), index) : -1;
    }

    private int part(List<Tape.Component> components, long index) {
        for (Tape.Component component : components) {
            long within = index - component.start();
            if (within >= 0 && within < component.length()) {
                Memory held = frame.memory(component.memory());
                return held == null ? -1 : held.bytes().get(component.offset() + within);
            }
        }
        return -1;
    }
}
