package io.bufferscope.session;

import io.bufferscope.picture.forecast.Forecast;
import io.bufferscope.picture.forecast.PaletteCall;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Tape;
import io.bufferscope.trace.TapeBytes;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What a call really did, against its forecast.
final class ForecastOutcome {

    private ForecastOutcome() {}

    static String wrong(PaletteCall call, Frame before, Frame after) {
        String thrown = after.thrown() == null ? "" : after.thrown().className();
        return switch (call.forecast()) {
            case Forecast.Throws it -> same(it.exception(), thrown);
            case Forecast.Does it ->
                same("", thrown) + numbers(it.moves(), before, after, it.deed() == Forecast.Deed.FREES)
                        + bytes(it, before, after);
            case Forecast.Creates it ->
                same("", thrown) + numbers(it.moves(), before, after, false) + created(it, before, after);
        };
    }

    private static String same(Object forecast, Object seen) {
        return forecast.equals(seen) ? "" : "forecast " + forecast + " but was " + seen + "; ";
    }

    private static String numbers(List<Forecast.Move> moves, Frame before, Frame after, boolean freed) {
        Tape was = receiver(before);
        Tape is = was == null ? null : after.tape(was.id());
        if (was == null || is == null) {
            return "";
        }
        Map<String, Long> wanted = numbers(was);
        moves.forEach(move -> wanted.put(move.field(), move.after()));
        Map<String, Long> seen = numbers(is);
        moves.stream()
                .filter(move -> move.atLeast() && seen.get(move.field()) >= move.after())
                .forEach(move -> wanted.put(move.field(), seen.get(move.field())));
        return freed ? same(wanted.get("refCnt"), seen.get("refCnt")) : same(wanted, seen);
    }

    private static Tape receiver(Frame frame) {
        return frame.tapes().stream()
                .filter(tape -> tape.names().contains("b"))
                .reduce((first, second) -> second)
                .orElse(null);
    }

    private static Map<String, Long> numbers(Tape tape) {
        Map<String, Long> numbers = new LinkedHashMap<>();
        switch (tape) {
            case Tape.Nio nio -> {
                numbers.put("position", (long) nio.position());
                numbers.put("limit", (long) nio.limit());
                numbers.put("mark", (long) nio.mark());
            }
            case Tape.Netty netty -> {
                numbers.put("readerIndex", (long) netty.readerIndex());
                numbers.put("writerIndex", (long) netty.writerIndex());
                numbers.put("refCnt", (long) netty.refCnt());
            }
            case Tape.Array array -> {}
        }
        numbers.put("capacity", (long) tape.capacity());
        return numbers;
    }

    private static String bytes(Forecast.Does it, Frame before, Frame after) {
        Tape is = receiver(after);
        if (is == null || it.deed() == Forecast.Deed.SHIFTS || it.deed() == Forecast.Deed.FREES) {
            return "";
        }
        Tape was = before.tape(is.id());
        if (was == null || was.capacity() > is.capacity()) {
            return "";
        }
        int size = is instanceof Tape.Nio nio ? nio.elementSize() : 1;
        boolean writes = it.deed() == Forecast.Deed.WRITES;
        for (long i = 0; i < (long) was.capacity() * size; i++) {
            boolean inside = writes && i >= it.from() * size && i < it.to() * size;
            if (!inside && new TapeBytes(before, was).get(i) != new TapeBytes(after, is).get(i)) {
                return "byte " + i + " changed; ";
            }
        }
        return "";
    }

    private static String created(Forecast.Creates it, Frame before, Frame after) {
        Tape made = after.tape(after.involved().getLast());
        if (made == null || (before.tape(made.id()) != null && it.shares() && made.names().contains("b"))) {
            return "";
        }
        Map<String, Long> seen = numbers(made);
        StringBuilder wrong = new StringBuilder();
        it.numbers().forEach(number -> wrong.append(
                same(number.field() + " " + number.value(), number.field() + " " + seen.get(number.field()))));
        return wrong.toString();
    }
}
