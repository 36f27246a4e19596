package io.bufferscope.instrument;

import io.bufferscope.trace.Range;
import java.lang.classfile.instruction.InvokeInstruction;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The call instructions of one method, matched to the calls of its source.
final class CallPlaces {

    private final SourceLayout layout;
    private final String codeName;
    private final Map<String, Map<Integer, List<Integer>>> calls = new HashMap<>();

    CallPlaces(SourceLayout layout, String codeName) {
        this.layout = layout;
        this.codeName = codeName;
    }

    /// Tells of a call instruction; all must be told, in their order.
    ///
    /// @param name name of the method, or `new` and the simple name of the class, or `super` or `this`
    void add(int element, int line, String name) {
        calls.computeIfAbsent(name, _ -> new HashMap<>())
                .computeIfAbsent(line, _ -> new ArrayList<>())
                .add(element);
    }

    /// The stretch of source of a call instruction, null if it is not certain.
    @Nullable
    Range range(int element, int line, String name) {
        List<Integer> same = calls.getOrDefault(name, Map.of()).getOrDefault(line, List.of());
        List<Range> ranges = layout.calls(line, codeName, name, same.size());
        return ranges == null ? null : ranges.get(same.indexOf(element));
    }

    /// The call as people write it, such as `ByteBuffer.put(int, byte)`.
    static String text(InvokeInstruction call) {
        String owner = TypeNames.simple(call.owner().asInternalName());
        String parameters = "(" + TypeNames.parameters(call.type().stringValue()) + ")";
        return call.name().equalsString("<init>")
                ? "new " + owner + parameters
                : owner + "." + call.name().stringValue() + parameters;
    }
}
