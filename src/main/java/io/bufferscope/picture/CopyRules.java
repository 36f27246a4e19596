package io.bufferscope.picture;

import static io.bufferscope.picture.Copy.Evidence.DOCUMENTED;
import static io.bufferscope.picture.Copy.Evidence.NOT_SEEN;
import static io.bufferscope.picture.Copy.Evidence.SEEN;

import io.bufferscope.trace.Event;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Memory;
import io.bufferscope.trace.Tape;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The rules by which it is told what a call copied.
final class CopyRules {

    private CopyRules() {}

    /// What a step copied; empty if it copied nothing that is known of.
    static List<Copy> of(Frame before, Frame frame) {
        if (frame.event() != Event.CALL) {
            return List.of();
        }
        CopyStep step = CopyStep.of(before, frame);
        List<Copy> copies = new ArrayList<>();
        Copy copy = ofMethod(step);
        if (copy != null && copy.bytes() != 0) {
            copies.add(copy);
        }
        for (Tape old : step.old()) {
            if (old instanceof Tape.Netty was && frame.tape(old.id()) instanceof Tape.Netty now && grew(was, now)) {
                long bytes = Math.min(was.capacity(), now.capacity());
                copies.add(step.growth(bytes, memory(step, before, was), memory(step, frame, now)));
            }
        }
        return copies;
    }

    private static boolean grew(Tape.Netty was, Tape.Netty now) {
        boolean known = was.memory() != 0 && now.memory() != 0 && now.refCnt() > 0 && was.refCnt() > 0;
        boolean moved = was.memory() != now.memory() || was.offset() != now.offset();
        return known && moved && was.capacity() != now.capacity() && was.capacity() > 0;
    }

    private static String memory(CopyStep step, Frame of, Tape tape) {
        Memory memory = of.memory(tape.memory());
        String at = memory == null ? "" : " @" + Long.toHexString(memory.identity());
        return step.name(tape) + "(" + tape.capacity() + ")" + at;
    }

    private static @Nullable Copy ofMethod(CopyStep step) {
        String owner = step.method().owner();
        Tape receiver = step.receiver();
        if (step.method().ofChannel()) {
            return ofChannel(step);
        }
        return switch (owner) {
            case "Unpooled" -> step.method().name().equals("copiedBuffer") ? intoMade(step) : null;
            case "ByteBufUtil" -> step.method().name().equals("getBytes") ? intoArray(step) : null;
            case "Arrays" -> step.method().startsWith("copyOf") ? intoArray(step) : null;
            case "System" -> ofArrays(step);
            default ->
                switch (receiver) {
                    case Tape.Nio nio when owner.endsWith("Buffer") -> ofNio(step, nio);
                    case Tape.Netty netty when owner.endsWith("ByteBuf") -> NettyCopyRules.of(step, netty);
                    case null, default -> null;
                };
        };
    }

    private static @Nullable Copy ofNio(CopyStep step, Tape.Nio nio) {
        return switch (step.method().name()) {
            case "compact" -> ofCompact(step, nio);
            case "put" -> step.takes("[]", "Buffer", "String") ? bulk(step, nio, false) : null;
            case "get" -> step.takes("[]") ? bulk(step, nio, true) : null;
            case "read" -> bulk(step, nio, true);
            default -> null;
        };
    }

    private static @Nullable Copy ofCompact(CopyStep step, Tape.Nio nio) {
        if (!(step.before().tape(nio.id()) instanceof Tape.Nio was)) {
            return null;
        }
        int unit = Numbers.unit(nio);
        int remaining = was.limit() - was.position();
        String from = step.range(nio, was.position(), was.limit());
        return step.copy(
                (long) remaining * unit,
                from,
                step.range(nio, 0, remaining),
                nio.position() == remaining ? SEEN : DOCUMENTED);
    }

    /// `put` or `get` of many: the position tells how many, an absolute one only if the whole array is meant.
    private static Copy bulk(CopyStep step, Tape.Nio nio, boolean reading) {
        Tape other = step.other(Tape.class);
        if (step.absolute()) {
            boolean whole = step.parameters().size() == 2 && other instanceof Tape.Array;
            long bytes = whole && other != null ? other.capacity() : -1;
            String from = step.name(reading ? nio : other);
            return step.copy(bytes, from, step.name(reading ? other : nio), whole ? DOCUMENTED : NOT_SEEN);
        }
        long bytes = step.positionMoved(nio);
        long to = nio.position();
        String mine = step.range(nio, to - bytes / Numbers.unit(nio), to);
        return step.copy(bytes, reading ? mine : step.name(other), reading ? step.name(other) : mine, SEEN);
    }

    private static @Nullable Copy ofChannel(CopyStep step) {
        boolean reading = step.method().startsWith("read") || step.method().startsWith("receive");
        boolean writing = step.method().startsWith("write") || step.method().startsWith("send");
        if (!reading && !writing) {
            return null;
        }
        long bytes = 0;
        List<String> names = new ArrayList<>();
        for (int id : step.frame().involved()) {
            if (step.frame().tape(id) instanceof Tape.Nio nio) {
                bytes += step.positionMoved(nio);
                names.add(step.name(nio));
            }
        }
        String channel = step.method().owner();
        String buffers = String.join(", ", names);
        return step.copy(bytes, reading ? channel : buffers, reading ? buffers : channel, SEEN);
    }

    private static @Nullable Copy intoMade(CopyStep step) {
        Tape.Netty made = step.made(Tape.Netty.class);
        if (made == null) {
            return null;
        }
        Tape source = step.old().isEmpty() ? null : step.old().getFirst();
        return step.copy(made.writerIndex(), step.name(source), step.name(made), SEEN);
    }

    private static @Nullable Copy intoArray(CopyStep step) {
        Tape.Array made = step.made(Tape.Array.class);
        Tape source = step.old().isEmpty() ? null : step.old().getFirst();
        if (made == null || source == null || made.memory() == source.memory()) {
            return null;
        }
        long bytes = Math.min(made.capacity(), source.capacity());
        return step.copy(bytes, step.name(source), step.name(made), DOCUMENTED);
    }

    private static @Nullable Copy ofArrays(CopyStep step) {
        if (!step.method().name().equals("arraycopy")) {
            return null;
        }
        List<Tape> tapes = step.frame().involved().stream()
                .map(step.frame()::tape)
                .filter(Objects::nonNull)
                .toList();
        return tapes.isEmpty()
                ? null
                : step.copy(-1, step.name(tapes.getFirst()), step.name(tapes.getLast()), NOT_SEEN);
    }
}
