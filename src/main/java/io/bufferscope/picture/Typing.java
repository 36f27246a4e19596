package io.bufferscope.picture;

import io.bufferscope.trace.Tape;
import java.nio.ByteOrder;
import java.util.Locale;

/// The division of a strip's bytes into values of several bytes: by a typed view, or as the reader chose.
///
/// @param type name of the primitive type, such as `int`
/// @param unit bytes per value; 1 if the bytes are not divided
/// @param first index in the strip of the first value
/// @param count number of values
/// @param chosen whether the reader chose it, not the buffer's type
record Typing(String type, int unit, long first, long count, ByteOrder order, boolean chosen) {

    private static final Typing NONE = new Typing("byte", 1, 0, 0, ByteOrder.BIG_ENDIAN, false);

    /// The values of a view's own type.
    static Typing ofView(View view) {
        return view.tape() instanceof Tape.Nio nio && view.unit() > 1
                ? new Typing(Elements.type(nio.type()), view.unit(), view.from(), nio.capacity(), nio.order(), false)
                : NONE;
    }

    /// The values of a strip's subject: of its own type, else as chosen.
    ///
    /// One of those chosen begins at the chosen byte or, if none of this strip is, at the position or the
    /// readerIndex; they go on from it in both directions.
    static Typing of(Strip strip, TapeOptions options) {
        View subject = strip.subject();
        int unit = options.format().unit();
        if (subject.unit() > 1 || unit == 1 || !strip.named()) {
            return ofView(subject);
        }
        long anchor = anchor(strip, options);
        long first = subject.from() + Math.floorMod(anchor - subject.from(), unit);
        long count = Math.max(0, subject.to() - first) / unit;
        String type = options.format().name().toLowerCase(Locale.ROOT);
        return new Typing(type, unit, first, count, order(subject.tape()), true);
    }

    /// Index in the strip at which a chosen value begins.
    static long anchor(Strip strip, TapeOptions options) {
        long chosen = strip.chosen(options);
        return chosen >= 0
                ? chosen
                : strip.subject().place(current(strip.subject().tape()));
    }

    private static int current(Tape tape) {
        return switch (tape) {
            case Tape.Nio nio -> nio.position();
            case Tape.Netty netty -> netty.readerIndex();
            case Tape.Array _ -> 0;
        };
    }

    private static ByteOrder order(Tape tape) {
        return switch (tape) {
            case Tape.Nio nio -> nio.order();
            case Tape.Netty netty -> netty.order();
            case Tape.Array _ -> ByteOrder.BIG_ENDIAN;
        };
    }

    boolean covers(long at) {
        return unit > 1 && at >= first && at < first + count * unit;
    }

    long start(long element) {
        return first + element * unit;
    }

    String text(Contents contents, long element) {
        return Elements.text(type, unit, order, contents, start(element));
    }
}
