package io.bufferscope.probe;

import io.bufferscope.trace.Memory;
import org.jspecify.annotations.Nullable;

/// What the host knows of one memory: an array on the heap, or a region outside it.
///
/// On the heap the key is the array. Outside it there is no object to hold: the region lives as long as one of its
/// tapes does.
final class MemoryState extends Keyed {

    final int id;
    final Memory.Kind kind;
    final long identity;
    final long size;

    /// Tapes that are views of it; where there are none, the memory is forgotten.
    int views;

    /// Set when the host was told that it is gone.
    boolean forgotten;

    private int generation;
    private Shadow shadow;

    MemoryState(@Nullable Object array, int id, Memory.Kind kind, long identity, long size) {
        super(array, null);
        this.id = id;
        this.kind = kind;
        this.identity = identity;
        this.size = size;
        shadow = new Shadow(id, size);
    }

    void declare(Journal to) {
        if (generation == 0) {
            to.ops.memory(id, kind, identity, size);
        } else if (generation != to.generation) {
            drop(to);
            shadow = new Shadow(id, size);
            to.ops.memory(id, kind, identity, size);
        }
        generation = to.generation;
    }

    /// Lets go of the contents.
    void drop(Journal to) {
        to.shadowed -= shadow.held();
        shadow = new Shadow(id, 0);
    }

    /// Whether another region lies in this one.
    boolean covers(MemoryState other) {
        return kind != Memory.Kind.HEAP
                && other.kind != Memory.Kind.HEAP
                && identity <= other.identity
                && identity + size >= other.identity + other.size;
    }

    /// Whether the host knows this memory as it is.
    boolean current(Journal to) {
        return generation == to.generation;
    }

    /// Forgets that the host knows this memory.
    void lose() {
        generation = -1;
    }

    /// Compares a stretch of a byte array, or of what was read, with what the host knows.
    void compare(byte[] data, int at, long offset, int length, Journal to) {
        for (int done = 0; done < length; ) {
            long place = offset + done;
            int here = Math.min(length - done, Shadow.PAGE - (int) (place & Shadow.PAGE - 1));
            shadow.compare(place, data, at + done, here, to);
            done += here;
        }
    }
}
