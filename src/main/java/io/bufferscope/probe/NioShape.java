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
/// @param type simple name of its public type
/// @param shift binary logarithm of the element size
record NioShape(String type, int shift, boolean readOnly, boolean direct) {

    static NioShape of(Buffer buffer, boolean mapped) {
        boolean readOnly = buffer.isReadOnly();
        boolean direct = buffer.isDirect();
        return switch (buffer) {
            case ByteBuffer _ -> new NioShape(mapped ? "MappedByteBuffer" : "ByteBuffer", 0, readOnly, direct);
            case CharBuffer _ -> new NioShape("CharBuffer", 1, readOnly, direct);
            case ShortBuffer _ -> new NioShape("ShortBuffer", 1, readOnly, direct);
            case IntBuffer _ -> new NioShape("IntBuffer", 2, readOnly, direct);
            case FloatBuffer _ -> new NioShape("FloatBuffer", 2, readOnly, direct);
            case LongBuffer _ -> new NioShape("LongBuffer", 3, readOnly, direct);
            case DoubleBuffer _ -> new NioShape("DoubleBuffer", 3, readOnly, direct);
            default -> throw new IllegalArgumentException(buffer.getClass().getName());
        };
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
        ByteOrder order = switch (buffer) {
            case ByteBuffer bytes -> bytes.order();
            case CharBuffer chars -> chars.order();
            case ShortBuffer shorts -> shorts.order();
            case IntBuffer ints -> ints.order();
            case FloatBuffer floats -> floats.order();
            case LongBuffer longs -> longs.order();
            case DoubleBuffer doubles -> doubles.order();
            default -> ByteOrder.BIG_ENDIAN;
        };
        return order == ByteOrder.LITTLE_ENDIAN;
    }
}
