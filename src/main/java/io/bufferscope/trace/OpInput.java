package io.bufferscope.trace;

import static java.nio.charset.StandardCharsets.UTF_8;

/// A reader of the operands described at [Op] from a stretch of an array.
final class OpInput {

    private static final byte[] NOTHING = {};

    private final Texts texts = new Texts();
    private byte[] data = NOTHING;
    private int at;
    private int end;

    /// Reads from here on.
    ///
    /// @param from index of the first byte
    /// @param to index after the last
    void read(byte[] from, int start, int to) {
        data = from;
        at = start;
        end = to;
    }

    boolean more() {
        return at < end;
    }

    /// Index of the next byte.
    int at() {
        return at;
    }

    byte[] data() {
        return data;
    }

    int tag() {
        return data[at++];
    }

    int octet() throws TraceFormatException {
        if (at >= end) {
            throw cut();
        }
        return data[at++] & 0xFF;
    }

    /// An unsigned number.
    long u() throws TraceFormatException {
        if (at < end && data[at] >= 0) {
            return data[at++];
        }
        long value = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            int octet = octet();
            value |= (octet & 0x7FL) << shift;
            if (octet < 0x80) {
                return value;
            }
        }
        throw TraceFormatException.malformed("a number is longer than 64 bits");
    }

    /// An unsigned number that fits an `int`.
    int n() throws TraceFormatException {
        long value = u();
        if (value < 0 || value > Integer.MAX_VALUE) {
            throw TraceFormatException.malformed("the number " + Long.toUnsignedString(value) + " is too large");
        }
        return (int) value;
    }

    /// A signed number.
    long z() throws TraceFormatException {
        long value = u();
        return (value >>> 1) ^ -(value & 1);
    }

    String text() throws TraceFormatException {
        int length = n();
        return texts.get(data, skip(length), length);
    }

    /// A text that will hardly come again.
    String freshText() throws TraceFormatException {
        int length = n();
        return new String(data, skip(length), length, UTF_8);
    }

    /// A count of things that need at least one byte each.
    int count() throws TraceFormatException {
        int count = n();
        if (count > end - at) {
            throw cut();
        }
        return count;
    }

    /// Passes `length` bytes and returns the index of the first.
    int skip(int length) throws TraceFormatException {
        if (length > end - at) {
            throw cut();
        }
        at += length;
        return at - length;
    }

    private static TraceFormatException cut() {
        return TraceFormatException.malformed("it ends inside an operation");
    }
}
