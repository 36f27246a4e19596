package io.bufferscope.picture;

import java.nio.ByteOrder;
import java.util.Locale;

/// The values that several bytes make, decoded from recorded bytes.
final class Elements {

    private Elements() {}

    /// A value as Java prints it; empty if one of its bytes is not known.
    ///
    /// @param at index in the contents of the value's first byte
    /// @param size its bytes: 2, 4 or 8
    /// @param type name of its primitive type, such as `int`
    static String text(String type, int size, ByteOrder order, Contents contents, long at) {
        long bits = 0;
        for (int i = 0; i < size; i++) {
            int value = contents.at(at + (order == ByteOrder.BIG_ENDIAN ? i : size - 1 - i));
            if (value < 0) {
                return "";
            }
            bits = bits << 8 | value;
        }
        return text(type, bits);
    }

    /// The primitive type of a buffer type, such as `int` of `IntBuffer`.
    static String type(String bufferType) {
        return bufferType.replace("Buffer", "").toLowerCase(Locale.ROOT);
    }

    private static String text(String type, long bits) {
        return switch (type) {
            case "short" -> Short.toString((short) bits);
            case "char" -> character((char) bits);
            case "int" -> Integer.toString((int) bits);
            case "float" -> Float.toString(Float.intBitsToFloat((int) bits));
            case "long" -> Long.toString(bits);
            case "double" -> Double.toString(Double.longBitsToDouble(bits));
            default -> "";
        };
    }

    private static String character(char c) {
        return Character.isISOControl(c) || Character.isSurrogate(c)
                ? String.format("\\u%04x", (int) c)
                : Character.toString(c);
    }
}
