package io.bufferscope.trace;

import java.util.Arrays;

/// A run of 64 recorded bytes.
///
/// Only its owner may write, and only until the owner's contents were shared with a frame.
final class Block {

    static final int SIZE = 64;

    final byte[] data;
    final Object owner;
    /// Bit `i` is set if byte `i` was recorded; every other byte is 0.
    long known;

    Block(Object owner) {
        this(owner, new byte[SIZE], 0);
    }

    private Block(Object owner, byte[] data, long known) {
        this.owner = owner;
        this.data = data;
        this.known = known;
    }

    Block copy(Object newOwner) {
        return new Block(newOwner, data.clone(), known);
    }

    void write(int at, byte[] from, int start, int length) {
        System.arraycopy(from, start, data, at, length);
        known |= mask(at, length);
    }

    int get(int at) {
        return (known >>> at & 1) == 0 ? -1 : data[at] & 0xFF;
    }

    boolean sameAs(Block other) {
        return this == other || (known == other.known && Arrays.equals(data, other.data));
    }

    int hash() {
        return 31 * Long.hashCode(known) + Arrays.hashCode(data);
    }

    static long mask(int at, int length) {
        return length == SIZE ? -1L : ((1L << length) - 1) << at;
    }
}
