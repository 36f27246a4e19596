package io.bufferscope.picture;

import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Tape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A call between two frames, as the rules of copying look at it.
///
/// @param parameters types of the called method's parameters, such as `byte[]`
record CopyStep(Frame before, Frame frame, CalledMethod method, List<String> parameters) {

    static CopyStep of(Frame before, Frame frame) {
        String call = frame.site().call();
        int open = call == null ? -1 : call.indexOf('(');
        String inside = open < 0 || call == null ? "" : call.substring(open + 1, call.length() - 1);
        List<String> parameters = inside.isEmpty() ? List.of() : Arrays.asList(inside.split(", "));
        return new CopyStep(before, frame, CalledMethod.of(frame), parameters);
    }

    /// The object that the method was called on; null for a static method.
    @Nullable
    Tape receiver() {
        return frame.involved().isEmpty() ? null : frame.tape(frame.involved().getFirst());
    }

    /// The first tape that took part besides the receiver, of a type; null if there is none.
    <T extends Tape> @Nullable T other(Class<T> type) {
        for (int id : frame.involved().stream().skip(1).toList()) {
            Tape tape = frame.tape(id);
            if (type.isInstance(tape)) {
                return type.cast(tape);
            }
        }
        return null;
    }

    /// The tape that the call made; null if it made none.
    <T extends Tape> @Nullable T made(Class<T> type) {
        for (int id : frame.involved()) {
            Tape tape = frame.tape(id);
            if (type.isInstance(tape) && before.tape(id) == null) {
                return type.cast(tape);
            }
        }
        return null;
    }

    /// Tapes that took part and were there before.
    List<Tape> old() {
        List<Tape> old = new ArrayList<>();
        frame.involved().stream().map(before::tape).forEach(tape -> {
            if (tape != null) {
                old.add(tape);
            }
        });
        return old;
    }

    /// Whether the method takes an index first, and so moves none.
    boolean absolute() {
        return !parameters.isEmpty() && parameters.getFirst().equals("int");
    }

    /// Whether some parameter is of a type with one of these endings.
    boolean takes(String... endings) {
        return parameters.stream().anyMatch(type -> Arrays.stream(endings).anyMatch(ending -> type.endsWith(ending)));
    }

    /// The last parameter type that holds bytes, or an empty text.
    String counterpart() {
        for (String type : parameters) {
            if (!type.equals("int") && !type.equals("boolean") && !type.equals("long")) {
                return type;
            }
        }
        return "";
    }

    /// Bytes that the position of a `java.nio` buffer went on by.
    long positionMoved(Tape.Nio now) {
        return before.tape(now.id()) instanceof Tape.Nio was
                ? (long) (now.position() - was.position()) * Numbers.unit(now)
                : 0;
    }

    long writerMoved(Tape.Netty now) {
        return before.tape(now.id()) instanceof Tape.Netty was ? now.writerIndex() - was.writerIndex() : 0;
    }

    long readerMoved(Tape.Netty now) {
        return before.tape(now.id()) instanceof Tape.Netty was ? now.readerIndex() - was.readerIndex() : 0;
    }

    Copy copy(long bytes, String from, String to, Copy.Evidence evidence) {
        String call = String.valueOf(frame.site().call());
        return new Copy(frame.step(), frame.site().line(), call, false, bytes, from, to, evidence);
    }

    Copy growth(long bytes, String from, String to) {
        String call = String.valueOf(frame.site().call());
        return new Copy(frame.step(), frame.site().line(), call, true, bytes, from, to, Copy.Evidence.DOCUMENTED);
    }

    /// A tape's name; its number if it has none; the type of the parameter if it is no tape.
    String name(@Nullable Tape tape) {
        if (tape == null) {
            return counterpart();
        }
        String name = tape.name();
        return name == null ? "#" + tape.id() : name;
    }

    /// Such as `nio[3..5)`.
    String range(Tape tape, long from, long to) {
        return name(tape) + "[" + from + ".." + to + ")";
    }
}
