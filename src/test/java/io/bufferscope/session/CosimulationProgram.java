package io.bufferscope.session;

import io.bufferscope.session.BufferModel.Act;
import io.bufferscope.trace.Event;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A program that does the same script, operation by operation, on several buffers, and what must be seen of them.
///
/// @param <M> the model of its buffers
final class CosimulationProgram<M extends BufferModel> {

    private static final List<String> HEAD = List.of(
            "import io.netty.buffer.*;",
            "import java.nio.*;",
            "class Cosimulation {",
            "    static void hold(Object... all) {}",
            "    public static void main(String[] args) {");

    private final List<String> lines = new ArrayList<>();
    private final Map<String, M> models = new LinkedHashMap<>();

    /// The buffers that views show all of, by the views' names.
    private final Map<String, BufferModel> views = new LinkedHashMap<>();
    private final List<Moment> moments = new ArrayList<>();

    /// @param netty whether its buffers are Netty's
    CosimulationProgram(boolean netty) {
        lines.addAll(netty ? HEAD : HEAD.subList(1, HEAD.size()));
    }

    /// What must be seen when a call has returned.
    ///
    /// @param line line of the call
    /// @param event how the call ends
    /// @param states every variable with its state
    record Moment(int line, Event event, Map<String, String> states) {}

    void prepare(String code) {
        lines.add("        " + code);
    }

    /// Adds a buffer to do the script on.
    void buffer(String type, String name, String code, M model) {
        prepare(type + " " + name + " = " + code + ";");
        models.put(name, model);
    }

    /// Adds a view that nothing is done on.
    void view(String type, String name, String code, String of) {
        prepare(type + " " + name + " = " + code + ";");
        views.put(name, models.get(of));
    }

    void script(List<Act<M>> acts) {
        for (Act<M> act : acts) {
            models.forEach((name, model) -> act(act, name, model));
        }
        prepare("hold(" + String.join(", ", models.keySet()) + ", " + String.join(", ", views.keySet()) + ");");
    }

    private void act(Act<M> act, String name, M model) {
        boolean threw = throwsIt(act, model);
        String call = name + "." + act.code() + ";";
        prepare(threw ? "try { " + call + " } catch (RuntimeException asked) { }" : call);
        Map<String, String> states = new LinkedHashMap<>();
        models.forEach((variable, each) -> states.put(variable, each.state()));
        views.forEach((variable, of) -> states.put(variable, of.contents()));
        moments.add(new Moment(lines.size(), threw ? Event.THREW : Event.CALL, states));
    }

    private static <M extends BufferModel> boolean throwsIt(Act<M> act, M model) {
        try {
            act.effect().accept(model);
            return false;
        } catch (IllegalArgumentException asked) {
            return true;
        }
    }

    String source() {
        return String.join("\n", lines) + "\n    }\n}\n";
    }

    String line(int number) {
        return lines.get(number - 1).strip();
    }

    List<Moment> moments() {
        return moments;
    }
}
