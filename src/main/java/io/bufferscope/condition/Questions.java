package io.bufferscope.condition;

import com.ezylang.evalex.functions.FunctionIfc;
import com.ezylang.evalex.functions.basic.IfFunction;
import io.bufferscope.trace.Diff;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Tape;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The functions that a condition knows, by name.
final class Questions {

    private static final Map<String, Question.Answer> ANSWERS = Map.of(
            "grew",
            Questions::grew,
            "changed",
            Questions::changed,
            "limitReached",
            (tape, now, before) -> limitReached(tape),
            "shared",
            (tape, now, before) -> shared(tape, now));

    private static final String CHOICE = "if";

    private Questions() {}

    static boolean isKnown(String name) {
        return ANSWERS.containsKey(name) || name.equals(ByteAt.NAME) || name.equals(CHOICE);
    }

    /// The functions, asking about the step that `names` stands at.
    static Map<String, FunctionIfc> of(Names names) {
        Map<String, FunctionIfc> functions = new java.util.HashMap<>();
        ANSWERS.forEach((name, answer) -> functions.put(name, new Question(names, answer)));
        functions.put(ByteAt.NAME, new ByteAt(names));
        functions.put(CHOICE, new IfFunction());
        return functions;
    }

    private static boolean grew(Tape tape, Frame now, @Nullable Frame before) {
        Tape old = before == null ? null : before.tape(tape.id());
        return old != null && old.capacity() < tape.capacity();
    }

    private static boolean changed(Tape tape, Frame now, @Nullable Frame before) {
        return before != null && !Diff.ofTape(tape.id(), before, now).isEmpty();
    }

    private static boolean limitReached(Tape tape) {
        return switch (tape) {
            case Tape.Nio nio -> nio.position() == nio.limit();
            case Tape.Netty netty -> netty.readerIndex() == netty.writerIndex();
            case Tape.Array array -> false;
        };
    }

    private static boolean shared(Tape tape, Frame now) {
        List<Part> mine = parts(tape);
        return now.tapes().stream()
                .filter(other -> other.id() != tape.id() && isLiveBuffer(other))
                .flatMap(other -> parts(other).stream())
                .anyMatch(part -> mine.stream().anyMatch(part::overlaps));
    }

    private static boolean isLiveBuffer(Tape tape) {
        return switch (tape) {
            case Tape.Nio nio -> true;
            case Tape.Netty netty -> netty.refCnt() != 0;
            case Tape.Array array -> false;
        };
    }

    private static List<Part> parts(Tape tape) {
        int element = tape instanceof Tape.Nio nio ? nio.elementSize() : 1;
        List<Part> parts = new ArrayList<>();
        parts.add(new Part(tape.memory(), tape.offset(), (long) tape.capacity() * element));
        if (tape instanceof Tape.Netty netty) {
            netty.components().forEach(each -> parts.add(new Part(each.memory(), each.offset(), each.length())));
        }
        return parts;
    }

    /// A piece of memory.
    private record Part(int memory, long offset, long length) {

        boolean overlaps(Part other) {
            return memory != 0
                    && memory == other.memory
                    && offset < other.offset + other.length
                    && other.offset < offset + length;
        }
    }
}
