package io.bufferscope.trace;

import java.util.Arrays;

/// A growing array of the bytes of one part of an allocator; [PoolPart] lists what they hold.
public final class PartWriter {

    private final OpWriter out = new OpWriter(256);

    public void clear() {
        out.clear();
    }

    /// An unsigned number.
    public PartWriter u(long value) {
        out.u(value);
        return this;
    }

    /// A signed number.
    public PartWriter z(long value) {
        out.z(value);
        return this;
    }

    public PartWriter flag(boolean value) {
        out.u(value ? 1 : 0);
        return this;
    }

    public PartWriter text(String value) {
        out.text(value);
        return this;
    }

    /// Eight bytes, big endian.
    public PartWriter word(long value) {
        for (int shift = 56; shift >= 0; shift -= 8) {
            out.op((int) (value >>> shift));
        }
        return this;
    }

    /// Whether it holds exactly these bytes.
    public boolean holds(byte[] bytes) {
        return Arrays.equals(bytes, 0, bytes.length, out.array(), 0, out.size());
    }

    public byte[] toArray() {
        return out.toArray();
    }
}
