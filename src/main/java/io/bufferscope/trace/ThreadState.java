package io.bufferscope.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A thread while a trace is read: its running methods and the values of their variables.
final class ThreadState {

    final ThreadInfo info;
    private int depth;
    private int[] methods;
    /// Where the variables of each running method begin.
    private int[] bases;
    private int top;
    /// The type letters of [Op#LOCAL]; 0 for a variable without a value.
    private byte[] types;
    private long[] bits;
    private @Nullable String[] texts;

    ThreadState(ThreadInfo info) {
        this.info = info;
        methods = new int[8];
        bases = new int[8];
        types = new byte[16];
        bits = new long[16];
        texts = new @Nullable String[16];
    }

    private ThreadState(ThreadState from) {
        info = from.info;
        depth = from.depth;
        methods = Arrays.copyOf(from.methods, depth + 1);
        bases = Arrays.copyOf(from.bases, depth + 1);
        top = from.top;
        types = Arrays.copyOf(from.types, top + 1);
        bits = Arrays.copyOf(from.bits, top + 1);
        texts = Arrays.copyOf(from.texts, top + 1);
    }

    ThreadState copy() {
        return new ThreadState(this);
    }

    int depth() {
        return depth;
    }

    /// About how many numbers it holds.
    int weight() {
        return depth + top;
    }

    void enter(int method, int variables) {
        if (depth == methods.length) {
            methods = Arrays.copyOf(methods, 2 * depth);
            bases = Arrays.copyOf(bases, 2 * depth);
        }
        if (top + variables > types.length) {
            int room = 2 * (top + variables);
            types = Arrays.copyOf(types, room);
            bits = Arrays.copyOf(bits, room);
            texts = Arrays.copyOf(texts, room);
        }
        methods[depth] = method;
        bases[depth++] = top;
        Arrays.fill(types, top, top + variables, (byte) 0);
        top += variables;
    }

    /// Leaves methods until `remaining` are running; does nothing if no more are running.
    void exit(int remaining) {
        if (remaining < depth) {
            depth = remaining;
            Arrays.fill(texts, bases[remaining], top, null);
            top = bases[remaining];
        }
    }

    /// The method running now, or -1.
    int method() {
        return depth == 0 ? -1 : methods[depth - 1];
    }

    /// Gives a variable of the running method a value.
    void set(int place, int type, long value, @Nullable String text) {
        int at = bases[depth - 1] + place;
        types[at] = (byte) type;
        bits[at] = value;
        texts[at] = text;
    }

    /// The running methods, the innermost first.
    List<Method> stack(ProgramIndex index) {
        return Arrays.stream(methods, 0, depth)
                .mapToObj(index.program.methods()::get)
                .toList()
                .reversed();
    }

    List<Binding> bindings(Site site, ProgramIndex index) throws TraceFormatException {
        List<Binding> bindings = new ArrayList<>(site.scope().size());
        for (int variable : site.scope()) {
            int at = depth == 0 || index.methodOf(variable) != method()
                    ? top
                    : bases[depth - 1] + index.placeOf(variable);
            if (at < top && types[at] != 0) {
                bindings.add(new Binding(index.program.variables().get(variable), value(at)));
            }
        }
        return List.copyOf(bindings);
    }

    private Value value(int at) {
        String text = texts[at];
        return switch (types[at]) {
            case 'T' -> new Value.Text(text == null ? "" : text, (int) bits[at]);
            case 'R' -> new Value.Ref((int) bits[at]);
            case 'O', 'N' -> new Value.Other(text);
            default -> new Value.Primitive((char) types[at], bits[at]);
        };
    }

    /// Writes the thread as operations.
    ///
    /// @param variables the variables of each method in the order of their places
    void writeTo(OpWriter out, List<List<Integer>> variables) {
        out.newThread(info.id(), info.virtual(), info.name());
        for (int i = 0; i < depth; i++) {
            out.enter(methods[i]);
            for (int place = 0; place < variables.get(methods[i]).size(); place++) {
                writeValue(out, variables.get(methods[i]).get(place), bases[i] + place);
            }
        }
    }

    private void writeValue(OpWriter out, int variable, int at) {
        if (types[at] == 0) {
            return;
        }
        switch (value(at)) {
            case Value.Text text -> out.localText(variable, text.text(), text.length());
            case Value.Ref ref -> out.localRef(variable, ref.id());
            case Value.Other other -> out.localOther(variable, other.className());
            case Value.Primitive primitive -> out.local(variable, primitive.type(), primitive.bits());
        }
    }
}
