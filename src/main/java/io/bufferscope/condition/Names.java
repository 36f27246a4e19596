package io.bufferscope.condition;

import com.ezylang.evalex.data.DataAccessorIfc;
import com.ezylang.evalex.data.EvaluationValue;
import io.bufferscope.trace.Binding;
import io.bufferscope.trace.Event;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Output;
import io.bufferscope.trace.Tape;
import io.bufferscope.trace.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// What the names in a condition stand for at one step: words of the step, then local variables, then buffers.
final class Names implements DataAccessorIfc {

    private @Nullable Standpoint standpoint;

    /// Takes what is asked about from now on.
    void stand(Standpoint now) {
        standpoint = now;
    }

    private Standpoint standpoint() {
        if (standpoint == null) {
            throw new IllegalStateException("no step to ask about");
        }
        return standpoint;
    }

    Frame frame() {
        return standpoint().frame();
    }

    @Nullable
    Frame before() {
        return standpoint().before();
    }

    @Override
    public EvaluationValue getData(String name) {
        Frame now = frame();
        EvaluationValue value = word(now, name);
        if (value == null) {
            value = variable(now, name);
        }
        if (value == null) {
            value = buffer(now, name);
        }
        if (value == null) {
            throw new Missing(Problem.Kind.NAME, name);
        }
        return value;
    }

    @Override
    public void setData(String variable, EvaluationValue value) {
        throw new UnsupportedOperationException(variable);
    }

    private @Nullable EvaluationValue word(Frame now, String name) {
        return switch (name) {
            case "step" -> number(now.step());
            case "line" -> number(now.site().line());
            case "depth" -> number(now.depth());
            case "thread" -> text(now.thread().name());
            case "threadId" -> number(now.thread().id());
            case "method" -> text(now.method().name());
            case "event" -> text(now.event().name().toLowerCase(Locale.ROOT));
            case "call" -> text(now.site().call() == null ? "" : now.site().call());
            case "threw" -> EvaluationValue.booleanValue(now.event() == Event.THREW);
            case "thrown" ->
                text(now.thrown() == null ? "" : simple(now.thrown().className()));
            case "printed" -> EvaluationValue.booleanValue(!now.output().isEmpty());
            case "unreleased" -> number(unreleased(now));
            case "stdout" ->
                standpoint().stdout() == null ? null : text(standpoint().stdout());
            case "output" -> text(now.output().stream().map(Output::text).collect(Collectors.joining()));
            default -> null;
        };
    }

    private static long unreleased(Frame now) {
        return now.tapes().stream()
                .filter(tape -> tape instanceof Tape.Netty netty && netty.parent() == 0 && netty.refCnt() > 0)
                .count();
    }

    private static @Nullable EvaluationValue variable(Frame now, String name) {
        List<Binding> bindings = now.variables();
        for (int i = bindings.size() - 1; i >= 0; i--) {
            if (bindings.get(i).variable().name().equals(name)) {
                return value(now, bindings.get(i).value());
            }
        }
        return null;
    }

    private static @Nullable EvaluationValue value(Frame now, Value value) {
        return switch (value) {
            case Value.Primitive(char type, long bits) -> primitive(type, bits);
            case Value.Text text -> text(text.text());
            case Value.Ref ref -> tape(now.tape(ref.id()));
            case Value.Other(String className) ->
                className == null ? EvaluationValue.NULL_VALUE : text(simple(className));
        };
    }

    private static @Nullable EvaluationValue primitive(char type, long bits) {
        return switch (type) {
            case 'Z' -> EvaluationValue.booleanValue(bits != 0);
            case 'C' -> text(Character.toString((char) bits));
            case 'F' -> decimal(Float.intBitsToFloat((int) bits));
            case 'D' -> decimal(Double.longBitsToDouble(bits));
            default -> number(bits);
        };
    }

    /// A buffer by its name, with or without its class, or the first part of such names as `Cache.buf` and `bufs[2]`.
    private static @Nullable EvaluationValue buffer(Frame now, String name) {
        Map<String, EvaluationValue> parts = new HashMap<>();
        List<EvaluationValue> slots = new ArrayList<>();
        Tape member = null;
        for (Tape tape : now.tapes()) {
            for (String known : tape.names()) {
                if (known.equals(name)) {
                    return tape(tape);
                } else if (known.endsWith("." + name)) {
                    member = member == null ? tape : member;
                } else if (known.startsWith(name + ".")) {
                    parts.putIfAbsent(known.substring(name.length() + 1), tape(tape));
                } else if (known.startsWith(name + "[")) {
                    place(slots, known.substring(name.length() + 1), tape);
                }
            }
        }
        if (!slots.isEmpty()) {
            return EvaluationValue.arrayValue(slots);
        }
        return parts.isEmpty() ? tape(member) : EvaluationValue.structureValue(parts);
    }

    private static void place(List<EvaluationValue> slots, String index, Tape tape) {
        if (!index.matches("\\d{1,4}]")) {
            return;
        }
        int at = Integer.parseInt(index.substring(0, index.length() - 1));
        while (slots.size() <= at) {
            slots.add(EvaluationValue.NULL_VALUE);
        }
        slots.set(at, EvaluationValue.structureValue(new TapeFields(tape)));
    }

    private static @Nullable EvaluationValue tape(@Nullable Tape tape) {
        return tape == null ? null : EvaluationValue.structureValue(new TapeFields(tape));
    }

    private static @Nullable EvaluationValue decimal(double value) {
        return Double.isFinite(value) ? EvaluationValue.numberValue(BigDecimal.valueOf(value)) : null;
    }

    private static EvaluationValue number(long value) {
        return EvaluationValue.numberValue(BigDecimal.valueOf(value));
    }

    private static EvaluationValue text(@Nullable String value) {
        return EvaluationValue.stringValue(value == null ? "" : value);
    }

    private static String simple(String className) {
        return className.substring(className.lastIndexOf('.') + 1);
    }
}
