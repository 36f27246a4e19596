package io.bufferscope.trace;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The bytes of a buffer that are there to be read, however its kind marks them.
///
/// @param from index of the first
/// @param to after the last
record Unread(Frame frame, Tape tape, long from, long to) {

    /// What to read is by the object's own indices.
    static Unread own(Frame frame, Tape tape) {
        return switch (tape) {
            case Tape.Nio nio ->
                new Unread(
                        frame, tape, (long) nio.position() * nio.elementSize(), (long) nio.limit() * nio.elementSize());
            case Tape.Netty netty -> new Unread(frame, tape, netty.readerIndex(), netty.writerIndex());
            case Tape.Array array -> new Unread(frame, tape, 0, array.capacity());
        };
    }

    /// All bytes, read or not.
    static Unread all(Frame frame, Tape tape) {
        return new Unread(frame, tape, 0, new TapeBytes(frame, tape).length());
    }

    long count() {
        return Math.max(0, to - from);
    }

    int octet(long index) {
        return new TapeBytes(frame, tape).get(from + index);
    }

    /// The buffers of one trace by what the program does with them: a `ByteBuffer` that is being filled holds what lies
    /// before its position, one that was flipped what lies behind it. After `clear()`, `rewind()` or as a new
    /// view it may be either, until it is read or written.
    static final class Modes {

        private static final Pattern ACCESS = Pattern.compile("(put|get)[A-Z]?[a-z]*\\((.*)\\)");

        private final Map<Integer, Boolean> filling = new HashMap<>();
        private final Set<Integer> open = new HashSet<>();

        /// Takes note of a step; every step must be told, in order.
        void see(Frame frame) {
            String call = frame.site().call();
            if (frame.event() != Event.CALL || call == null || frame.involved().isEmpty()) {
                return;
            }
            List<Integer> involved = frame.involved();
            String method = call.substring(call.indexOf('.') + 1);
            switch (method.substring(0, method.indexOf('('))) {
                case "flip" -> fill(involved.getFirst(), false, false);
                case "wrap" -> involved.forEach(each -> fill(each, false, true));
                case "clear" -> fill(involved.getFirst(), true, true);
                case "compact", "allocate", "allocateDirect" -> fill(involved.getFirst(), true, false);
                case "rewind" -> open.add(involved.getFirst());
                case "slice", "duplicate", "asReadOnlyBuffer" -> inherit(involved);
                default -> decide(involved.getFirst(), method);
            }
        }

        private void fill(int buffer, boolean fills, boolean maybe) {
            filling.put(buffer, fills);
            open.remove(buffer);
            if (maybe) {
                open.add(buffer);
            }
        }

        private void decide(int buffer, String method) {
            Matcher access = ACCESS.matcher(method);
            if (open.contains(buffer) && access.matches()) {
                boolean writes = access.group(1).equals("put");
                boolean absolute = access.group(2).startsWith(writes ? "int," : "int");
                if (!absolute) {
                    fill(buffer, writes, false);
                }
            }
        }

        /// Whether it is a buffer of which nobody can tell whether it will be written or read next.
        boolean isOpen(Tape tape) {
            return tape instanceof Tape.Nio && open.contains(tape.id());
        }

        private void inherit(List<Integer> involved) {
            Boolean of = filling.get(involved.getFirst());
            if (of != null) {
                involved.stream().skip(1).forEach(view -> filling.putIfAbsent(view, false));
            }
            involved.stream().skip(1).forEach(open::add);
        }

        Unread of(Frame frame, Tape tape) {
            return tape instanceof Tape.Nio nio && isFilling(nio)
                    ? new Unread(frame, tape, 0, (long) nio.position() * nio.elementSize())
                    : own(frame, tape);
        }

        private boolean isFilling(Tape.Nio nio) {
            @Nullable Boolean known = filling.get(nio.id());
            return known == null ? nio.limit() == nio.capacity() : known;
        }
    }
}
