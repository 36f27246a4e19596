package io.bufferscope.condition;

import com.ezylang.evalex.data.EvaluationValue;
import io.bufferscope.trace.Tape;
import java.math.BigDecimal;
import java.util.AbstractMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The numbers of a tape by their names in a condition, each made when it is asked for.
final class TapeFields extends AbstractMap<String, EvaluationValue> {

    private final Tape tape;

    TapeFields(Tape tape) {
        this.tape = tape;
    }

    Tape tape() {
        return tape;
    }

    @Override
    public boolean containsKey(@Nullable Object name) {
        return true;
    }

    @Override
    public EvaluationValue get(@Nullable Object name) {
        EvaluationValue value = value(String.valueOf(name));
        if (value == null) {
            throw new Missing(Problem.Kind.FIELD, String.valueOf(name));
        }
        return value;
    }

    @Override
    public Set<Map.Entry<String, EvaluationValue>> entrySet() {
        return Set.of(Map.entry("id", number(tape.id())));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof TapeFields fields && fields.tape.equals(tape);
    }

    @Override
    public int hashCode() {
        return tape.hashCode();
    }

    /// Two tapes are compared as text: equal if they are the same buffer.
    @Override
    public String toString() {
        return "tape " + tape.id();
    }

    private @Nullable EvaluationValue value(String name) {
        EvaluationValue common = switch (name) {
            case "id" -> number(tape.id());
            case "capacity" -> number(tape.capacity());
            case "type" ->
                EvaluationValue.stringValue(
                        tape.className().substring(tape.className().lastIndexOf('.') + 1));
            default -> null;
        };
        return common != null ? common : own(name);
    }

    private @Nullable EvaluationValue own(String name) {
        return switch (tape) {
            case Tape.Nio nio -> nio(nio, name);
            case Tape.Netty netty -> netty(netty, name);
            case Tape.Array array -> name.equals("length") ? number(array.capacity()) : null;
        };
    }

    private static @Nullable EvaluationValue nio(Tape.Nio nio, String name) {
        return switch (name) {
            case "position" -> number(nio.position());
            case "limit" -> number(nio.limit());
            case "remaining" -> number(nio.limit() - nio.position());
            case "hasRemaining" -> answer(nio.limit() > nio.position());
            case "mark" -> number(nio.mark());
            case "readOnly" -> answer(nio.readOnly());
            case "direct" -> answer(nio.direct());
            default -> null;
        };
    }

    private static @Nullable EvaluationValue netty(Tape.Netty netty, String name) {
        return switch (name) {
            case "readerIndex" -> number(netty.readerIndex());
            case "writerIndex" -> number(netty.writerIndex());
            case "refCnt" -> number(netty.refCnt());
            case "maxCapacity" -> number(netty.maxCapacity());
            case "readable", "readableBytes" -> number(netty.writerIndex() - netty.readerIndex());
            case "writable", "writableBytes" -> number(netty.capacity() - netty.writerIndex());
            case "discardable" -> number(netty.readerIndex());
            case "components" -> number(netty.components().size());
            case "readOnly" -> answer(netty.readOnly());
            case "direct" -> answer(netty.direct());
            default -> null;
        };
    }

    private static EvaluationValue number(long value) {
        return EvaluationValue.numberValue(BigDecimal.valueOf(value));
    }

    private static EvaluationValue answer(boolean yes) {
        return EvaluationValue.booleanValue(yes);
    }
}
