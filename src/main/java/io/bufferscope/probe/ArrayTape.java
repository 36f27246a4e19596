package io.bufferscope.probe;

import java.lang.ref.ReferenceQueue;
import org.jspecify.annotations.Nullable;

/// A byte array of the program.
final class ArrayTape extends TapeState {

    private final int length;

    ArrayTape(byte[] array, int id, ReferenceQueue<Object> queue, MemoryState memory) {
        super(array, id, queue);
        this.memory = memory;
        this.length = array.length;
    }

    @Override
    void declare(Object object, Journal to) {
        MemoryState held = memory;
        to.ops.array(id, held == null ? 0 : held.id, length);
    }

    @Override
    void unknown() {}

    @Override
    boolean indices(Object object, @Nullable Effect effect, int site, Journal to) {
        return false;
    }

    @Override
    int bytes() {
        return length;
    }

    @Override
    int focus() {
        return 0;
    }

    @Override
    int changedFrom() {
        return 0;
    }

    @Override
    int changedTo() {
        return length;
    }

    @Override
    void contents(Object object, int from, int length, Journal to) {
        MemoryState held = memory;
        if (held != null) {
            held.compare((byte[]) object, from, from, length, to);
        }
    }
}
