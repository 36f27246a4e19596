package io.bufferscope.probe;

import io.bufferscope.trace.OpWriter;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;

/// What never changes about a `java.nio` buffer.
///
/// Types are told apart by `instanceof`, not by `switch`, whose first use costs more than the rest of the start.
///
/// @param type simple name of its public type
/// @param shift binary logarithm of the element size
record NioShape(String type, int shift, boolean readOnly, boolean direct) {

    static NioShape of(Buffer buffer, boolean mapped) {
        boolean readOnly = buffer.isReadOnly();
        boolean direct = buffer.isDirect();
        if (buffer instanceof ByteBuffer) {
            return new NioShape(mapped ? "MappedByteBuffer" : "ByteBuffer", 0, readOnly, direct);
        }
        if (buffer instanceof CharBuffer) {
            return new NioShape("CharBuffer", 1, readOnly, direct);
        }
        if (buffer instanceof ShortBuffer) {
            return new NioShape("ShortBuffer", 1, readOnly, direct);
        }
        if (buffer instanceof IntBuffer) {
            return new NioShape("IntBuffer", 2, readOnly, direct);
        }
        if (buffer instanceof FloatBuffer) {
            return new NioShape("FloatBuffer", 2, readOnly, direct);
        }
        return new NioShape(buffer instanceof LongBuffer ? "LongBuffer" : "DoubleBuffer", 3, readOnly, direct);
    }

    boolean orderCanChange() {
        return shift == 0;
    }

    int flags(boolean littleEndian) {
        return (littleEndian ? OpWriter.LITTLE_ENDIAN : 0)
                | (readOnly ? OpWriter.READ_ONLY : 0)
                | (direct ? OpWriter.DIRECT : 0);
    }

    static boolean littleEndian(Buffer buffer) {
        return order(buffer) == ByteOrder.LITTLE_ENDIAN;
    }

    private static ByteOrder order(Buffer buffer) {
        if (buffer instanceof ByteBuffer bytes) {
            return bytes.order();
        }
        if (buffer instanceof CharBuffer chars) {
            return chars.order();
        }
        if (buffer instanceof ShortBuffer shorts) {
            return shorts.order();
        }
        if (buffer instanceof IntBuffer ints) {
            return ints.order();
        }
        if (buffer instanceof FloatBuffer floats) {
            return floats.order();
        }
        return buffer instanceof LongBuffer longs ? longs.order() : ((DoubleBuffer) buffer).order();
    }
}
