package io.bufferscope.picture;

import io.bufferscope.trace.Tape;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/// The numbers of tapes and how they are written.
final class Numbers {

    private static final HexFormat HEX = HexFormat.of();

    private Numbers() {}

    static String hexByte(int value) {
        return HEX.toHexDigits((byte) value);
    }

    /// A capacity; the largest int as the power that teachers write.
    static String capacity(long value) {
        return value == Integer.MAX_VALUE ? "2³¹−1" : Long.toString(value);
    }

    static String grouped(long value) {
        return String.format(Locale.ROOT, "%,d", value);
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

    static boolean freed(Tape tape) {
        return tape instanceof Tape.Netty netty && netty.refCnt() == 0;
    }
}
