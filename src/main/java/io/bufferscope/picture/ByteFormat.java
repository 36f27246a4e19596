package io.bufferscope.picture;

/// How a byte is written in its cell.
public enum ByteFormat {
    /// Two hexadecimal digits, the character below.
    HEX,
    /// The signed number that Java sees, the character below.
    DECIMAL,
    /// The character, its hexadecimal digits below.
    CHARACTER;

    /// What stands large in the cell.
    ///
    /// @param value 0 to 255, or -1 if it is not known
    String large(int value) {
        if (value < 0) {
            return "··";
        }
        return switch (this) {
            case HEX -> Numbers.hexByte(value);
            case DECIMAL -> Integer.toString((byte) value);
            case CHARACTER -> character(value);
        };
    }

    /// What stands small below it; empty for nothing.
    String small(int value) {
        if (value < 0) {
            return "";
        }
        return this == CHARACTER ? Numbers.hexByte(value) : character(value);
    }

    /// The ASCII character of a byte, a dot for any other.
    static String character(int value) {
        return value >= 0x21 && value < 0x7F ? Character.toString(value) : value == 0x20 ? "␣" : "·";
    }

    /// Most characters that [#large] gives.
    int widest() {
        return this == DECIMAL ? 4 : 2;
    }
}
