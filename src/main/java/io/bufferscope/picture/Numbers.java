package io.bufferscope.picture;

import io.bufferscope.trace.Tape;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.IntStream;

/// The numbers of tapes and how they are written.
final class Numbers {

    private static final HexFormat HEX = HexFormat.of();

    private static final String[] FORMS =
            IntStream.range(0, 256).mapToObj(Numbers::form).toArray(String[]::new);

    private Numbers() {}

    static String hexByte(int value) {
        return HEX.toHexDigits((byte) value);
    }

    /// A byte as hexadecimal, decimal, binary and printable character: `0x48 = 72 = 0b0100_1000 = 'H'`.
    static String allForms(int value) {
        return FORMS[value];
    }

    private static String form(int value) {
        String decimal = value < 0x80 ? "" + value : (byte) value + " (" + value + ")";
        String bits = Integer.toBinaryString(0x100 | value).substring(1);
        String character = value >= 0x20 && value < 0x7F ? " = '" + (char) value + "'" : "";
        String binary = bits.substring(0, 4) + "_" + bits.substring(4);
        return "0x" + hexByte(value) + " = " + decimal + " = 0b" + binary + character;
    }

    /// A capacity; the largest int as the power that teachers write.
    static String capacity(long value) {
        return value == Integer.MAX_VALUE ? "2³¹−1" : Long.toString(value);
    }

    static String mark(int value) {
        return value == Tape.UNKNOWN ? "?" : value < 0 ? "—" : Integer.toString(value);
    }

    /// The indices of a tape by the name that the JDK or Netty gives them, limits before positions.
    static Map<String, Integer> indices(Tape tape) {
        Map<String, Integer> indices = new LinkedHashMap<>();
        switch (tape) {
            case Tape.Nio nio -> {
                indices.put("limit", nio.limit());
                indices.put("position", nio.position());
                indices.put("mark", nio.mark());
            }
            case Tape.Netty netty -> {
                indices.put("readerIndex", netty.readerIndex());
                indices.put("writerIndex", netty.writerIndex());
            }
            case Tape.Array _ -> {}
        }
        indices.put("capacity", tape.capacity());
        return indices;
    }

    /// Bytes per element.
    static int unit(Tape tape) {
        return tape instanceof Tape.Nio nio ? Math.max(1, nio.elementSize()) : 1;
    }

    /// Whether two tapes on one memory have bytes in common.
    static boolean overlap(Tape one, Tape two) {
        long oneEnd = one.offset() + (long) one.capacity() * unit(one);
        long twoEnd = two.offset() + (long) two.capacity() * unit(two);
        return one.offset() < twoEnd && two.offset() < oneEnd;
    }

    static boolean freed(Tape tape) {
        return tape instanceof Tape.Netty netty && netty.refCnt() == 0;
    }
}
