package io.bufferscope.picture;

import io.bufferscope.trace.Tape;
import java.nio.ByteOrder;

/// The values of the elements of a typed view, decoded from recorded bytes.
final class Elements {

    private Elements() {}

    /// The value of an element as Java prints it; empty if one of its bytes is not known.
    ///
    /// @param at index in the contents of the element's first byte
    static String text(Tape.Nio nio, Contents contents, long at) {
        long bits = 0;
        int size = nio.elementSize();
        for (int i = 0; i < size; i++) {
            int value = contents.at(at + (nio.order() == ByteOrder.BIG_ENDIAN ? i : size - 1 - i));
            if (value < 0) {
                return "";
            }
            bits = bits << 8 | value;
        }
        return text(nio.type(), bits);
    }

    private static String text(String type, long bits) {
        return switch (type) {
            case "ShortBuffer" -> Short.toString((short) bits);
            case "CharBuffer" -> character((char) bits);
            case "IntBuffer" -> Integer.toString((int) bits);
            case "FloatBuffer" -> Float.toString(Float.intBitsToFloat((int) bits));
            case "LongBuffer" -> Long.toString(bits);
            case "DoubleBuffer" -> Double.toString(Double.longBitsToDouble(bits));
            default -> "";
        };
    }

    private static String character(char c) {
        return Character.isISOControl(c) || Character.isSurrogate(c)
                ? String.format("\\u%04x", (int) c)
                : Character.toString(c);
    }
}
