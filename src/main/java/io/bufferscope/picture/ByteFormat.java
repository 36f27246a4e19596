package io.bufferscope.picture;

/// How a byte is written in its cell, and whether values of several bytes are read from them.
public enum ByteFormat {
    /// Two hexadecimal digits, the character below.
    HEX,
    /// Two hexadecimal digits alone.
    HEX_ONLY,
    /// The signed number that Java sees, the character below.
    DECIMAL,
    /// The character, its hexadecimal digits below.
    CHARACTER,
    /// Hexadecimal digits, below each two of them the `short` they make.
    SHORT,
    /// Hexadecimal digits, below each four of them the `int` they make.
    INT,
    /// Hexadecimal digits, below each eight of them the `long` they make.
    LONG,
    /// Hexadecimal digits, below each four of them the `float` they make.
    FLOAT,
    /// Hexadecimal digits, below each eight of them the `double` they make.
    DOUBLE;

    /// Bytes of a value: 1, 2, 4 or 8.
    public int unit() {
        return switch (this) {
            case HEX, HEX_ONLY, DECIMAL, CHARACTER -> 1;
            case SHORT -> 2;
            case INT, FLOAT -> 4;
            case LONG, DOUBLE -> 8;
        };
    }

    /// What stands large in the cell.
    ///
    /// @param value 0 to 255, or -1 if it is not known
    String large(int value) {
        if (value < 0) {
            return "··";
        }
        return switch (this) {
            case DECIMAL -> Integer.toString((byte) value);
            case CHARACTER -> character(value);
            default -> Numbers.hexByte(value);
        };
    }

    /// What stands small below it; empty for nothing.
    String small(int value) {
        if (value < 0 || this == HEX_ONLY) {
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
