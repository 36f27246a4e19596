package io.bufferscope.trace;

import org.jspecify.annotations.Nullable;

/// A memory while a trace is read.
final class MemoryState {

    private final int id;
    private final Memory.Kind kind;
    private final long identity;
    private final long size;
    private final Contents contents;
    private @Nullable Memory now;

    MemoryState(int id, Memory.Kind kind, long identity, long size) {
        this(id, kind, identity, size, Bytes.NONE);
    }

    private MemoryState(int id, Memory.Kind kind, long identity, long size, Bytes bytes) {
        this.id = id;
        this.kind = kind;
        this.identity = identity;
        this.size = size;
        contents = new Contents(bytes);
    }

    MemoryState copy() {
        MemoryState copy = new MemoryState(id, kind, identity, size, contents.share());
        copy.now = now;
        return copy;
    }

    void write(long offset, byte[] from, int start, int length) {
        contents.write(offset, from, start, length);
        now = null;
    }

    Memory now() {
        Memory held = now;
        if (held == null) {
            held = new Memory(id, kind, identity, size, contents.share());
            now = held;
        }
        return held;
    }

    void writeTo(OpWriter out) {
        out.memory(id, kind, identity, size);
        contents.share().writeTo(out, id);
    }
}
