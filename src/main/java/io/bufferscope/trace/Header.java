package io.bufferscope.trace;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.nio.ByteBuffer;
import java.util.Arrays;

/// The first eight bytes of a file: `BSCOPE` and the version of the format as a big-endian `short`.
final class Header {

    static final int SIZE = 8;
    static final int VERSION = 2;

    private static final byte[] MAGIC = "BSCOPE".getBytes(US_ASCII);

    private Header() {}

    static byte[] bytes() {
        return ByteBuffer.allocate(SIZE).put(MAGIC).putShort((short) VERSION).array();
    }

    /// Refuses the beginning of a file that is no trace or one of a later version.
    ///
    /// @param name the file's name for the message
    static void check(byte[] begin, String name) throws TraceFormatException {
        int same = Math.min(begin.length, MAGIC.length);
        if (begin.length == 0 || !Arrays.equals(begin, 0, same, MAGIC, 0, same)) {
            throw foreign(name);
        }
        if (begin.length < SIZE) {
            throw cut(name);
        }
        int version = Short.toUnsignedInt(ByteBuffer.wrap(begin).getShort(MAGIC.length));
        if (version == 0) {
            throw foreign(name);
        }
        if (version > VERSION) {
            throw new TraceFormatException(
                    TraceFormatException.Kind.NEWER,
                    name + " was written by a newer Bufferscope (format " + version + "; this one reads up to "
                            + VERSION + ").");
        }
    }

    private static TraceFormatException foreign(String name) {
        return new TraceFormatException(
                TraceFormatException.Kind.FOREIGN, name + " is not a recording of Bufferscope.");
    }

    static TraceFormatException cut(String name) {
        return new TraceFormatException(
                TraceFormatException.Kind.CUT_SHORT,
                name + " is cut off before its program; nothing in it can be shown.");
    }
}
