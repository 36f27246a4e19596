package io.bufferscope.trace;

import io.bufferscope.trace.pool.Bits;
import java.util.ArrayList;
import java.util.List;

/// A reader of the bytes of one part after the other, as [PartWriter] wrote them.
final class PartInput {

    private final OpInput in = new OpInput();

    void read(byte[] bytes) {
        in.read(bytes, 0, bytes.length);
    }

    int n() throws TraceFormatException {
        return in.n();
    }

    long u() throws TraceFormatException {
        return in.u();
    }

    long z() throws TraceFormatException {
        return in.z();
    }

    boolean flag() throws TraceFormatException {
        return in.n() != 0;
    }

    String text() throws TraceFormatException {
        return in.text();
    }

    private long word() throws TraceFormatException {
        long word = 0;
        for (int i = 0; i < Long.BYTES; i++) {
            word = word << 8 | in.octet();
        }
        return word;
    }

    /// `size` bits in whole words.
    Bits bits(int size) throws TraceFormatException {
        if (size > 1 << 20) {
            throw TraceFormatException.malformed("a row of " + size + " bits is too long");
        }
        long[] words = new long[(size + 63) / 64];
        for (int i = 0; i < words.length; i++) {
            words[i] = word();
        }
        return Bits.of(words, size);
    }

    /// The constant that a number means.
    <E extends Enum<E>> E one(E[] constants) throws TraceFormatException {
        int ordinal = in.n();
        if (ordinal >= constants.length) {
            throw TraceFormatException.malformed("there is no constant " + ordinal);
        }
        return constants[ordinal];
    }

    /// A count and that many elements.
    <T> List<T> list(Element<T> element) throws TraceFormatException {
        int count = in.count();
        List<T> all = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            all.add(element.read(this));
        }
        return List.copyOf(all);
    }

    /// How an element of a list is read.
    interface Element<T> {

        T read(PartInput in) throws TraceFormatException;
    }
}
