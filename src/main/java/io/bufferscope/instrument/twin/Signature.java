package io.bufferscope.instrument.twin;

import com.sun.source.tree.MethodInvocationTree;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeMirror;

/// The method that a call names.
///
/// @param name its name
/// @param parameters the simple names of its parameters' types, with commas
record Signature(String name, String parameters) {

    private static final Map<String, Integer> SIZES =
            Map.of("Byte", 1, "Short", 2, "Char", 2, "Int", 4, "Long", 8, "Float", 4, "Double", 8);

    static Signature of(Program program, MethodInvocationTree call) {
        if (program.meanings().element(call) instanceof ExecutableElement method) {
            List<String> types = method.getParameters().stream()
                    .map(parameter -> simple(parameter.asType()))
                    .toList();
            return new Signature(method.getSimpleName().toString(), String.join(",", types));
        }
        return new Signature("", "");
    }

    private static String simple(TypeMirror type) {
        String name = type.toString();
        return name.substring(name.lastIndexOf('.') + 1);
    }

    @Override
    public String toString() {
        return name + "(" + parameters + ")";
    }

    /// Whether it puts or gets one value.
    boolean isValue() {
        return SIZES.containsKey(type()) && !parameters.contains("[") && !parameters.contains("Buffer");
    }

    /// What kind of value it puts or gets, such as `Int`.
    String type() {
        boolean access = name.startsWith("put") || name.startsWith("get");
        String kind = access ? name.substring(3) : "?";
        return kind.isEmpty() ? "Byte" : kind;
    }

    /// The bytes of that value.
    int size() {
        return SIZES.getOrDefault(type(), State.UNKNOWN);
    }

    boolean isPut() {
        return name.startsWith("put");
    }

    /// Whether it names the index itself.
    boolean isAbsolute() {
        return parameters.equals("int") && !isPut() || parameters.startsWith("int,");
    }

    /// Whether it writes or reads at the position.
    Mode mode() {
        boolean relative = (isValue() || name.equals("put") || name.equals("get")) && !isAbsolute();
        return relative ? (isPut() ? Mode.WRITING : Mode.READING) : name.equals("compact") ? Mode.READING : Mode.EITHER;
    }
}
