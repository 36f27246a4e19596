package io.bufferscope.app.editor;

import java.util.List;
import java.util.stream.Stream;

/// A call or constant that completion offers.
///
/// @param forms the ways to call it; one without parentheses for a constant
/// @param onType whether it belongs to the type, not to an object
/// @param family first part of the key of its explanation
/// @param explained whether there is an explanation
record BufferCall(String name, List<Form> forms, boolean onType, String family, boolean explained) {

    /// A way to call it.
    ///
    /// @param parameters types in parentheses, such as `(int, byte)`; empty for a constant
    /// @param result simple name of the type it yields
    record Form(String parameters, String result) {

        boolean takesArguments() {
            return parameters.length() > 2;
        }
    }

    /// Reads a line of the table.
    static BufferCall parse(String line, String family) {
        boolean onType = line.startsWith("static ", 2);
        String rest = line.substring(onType ? 9 : 2);
        int end = rest.lastIndexOf(' ');
        String head = rest.substring(0, end);
        int open = head.indexOf('(');
        return new BufferCall(
                open < 0 ? head : head.substring(0, open),
                List.of(new Form(open < 0 ? "" : head.substring(open), rest.substring(end + 1))),
                onType,
                family,
                line.startsWith("*"));
    }

    boolean isNamedLike(BufferCall other) {
        return name.equals(other.name) && onType == other.onType;
    }

    /// The same with the forms of another.
    BufferCall and(BufferCall other) {
        List<Form> all = Stream.concat(forms.stream(), other.forms.stream()).toList();
        return new BufferCall(name, all, onType, family, explained);
    }

    boolean isConstant() {
        return forms.getFirst().parameters().isEmpty();
    }

    /// Whether every form needs an argument or some does.
    boolean takesArguments() {
        return forms.stream().anyMatch(Form::takesArguments);
    }

    /// The type that it yields when called with or without arguments.
    String result(boolean arguments) {
        return forms.stream()
                .filter(form -> form.takesArguments() == arguments)
                .findFirst()
                .orElse(forms.getFirst())
                .result();
    }

    /// Key of its explanation.
    String key() {
        return "call." + family + "." + name;
    }
}
