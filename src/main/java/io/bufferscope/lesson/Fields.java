package io.bufferscope.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The fields of a front matter or a block: `name: value` a line; an indented line goes on with the value above it.
///
/// @param line line of the fence above them
record Fields(String file, int line, List<Field> all, Consumer<Mistake> mistakes) {

    /// A field.
    record Field(String name, String value, int line) {}

    static Fields read(String file, int line, List<String> text, Set<String> known, Consumer<Mistake> mistakes) {
        List<Field> fields = new ArrayList<>();
        for (int i = 0; i < text.size(); i++) {
            String each = text.get(i);
            int at = line + 1 + i;
            if (each.isBlank()) {
                continue;
            }
            if (Character.isWhitespace(each.charAt(0)) && !fields.isEmpty()) {
                Field above = fields.removeLast();
                fields.add(new Field(above.name, above.value + " " + each.strip(), above.line));
                continue;
            }
            int colon = each.indexOf(':');
            String name = colon < 0 ? "" : each.substring(0, colon).strip();
            if (known.contains(name)) {
                fields.add(new Field(name, each.substring(colon + 1).strip(), at));
            } else {
                mistakes.accept(Mistake.of(
                        file,
                        at,
                        "lesson.mistake.field",
                        each.strip(),
                        String.join(", ", known.stream().sorted().toList())));
            }
        }
        return new Fields(file, line, List.copyOf(fields), mistakes);
    }

    /// The value of a field that may be missing or empty.
    @Nullable
    String optional(String name) {
        List<Field> found = each(name);
        if (found.size() > 1) {
            mistakes.accept(Mistake.of(file, found.get(1).line, "lesson.mistake.twice", name));
        }
        return found.isEmpty() || found.getFirst().value.isEmpty() ? null : found.getFirst().value;
    }

    String optional(String name, String otherwise) {
        String value = optional(name);
        return value == null ? otherwise : value;
    }

    /// The value of a field that must be there; empty if it is not.
    String required(String name) {
        String value = optional(name);
        if (value == null) {
            mistakes.accept(Mistake.of(file, line, "lesson.mistake.missing", name));
        }
        return value == null ? "" : value;
    }

    /// A whole number within bounds.
    int number(String name, int least, int most, int otherwise) {
        String value = optional(name);
        if (value == null) {
            return otherwise;
        }
        if (value.matches("\\d{1,4}") && Integer.parseInt(value) >= least && Integer.parseInt(value) <= most) {
            return Integer.parseInt(value);
        }
        mistakes.accept(Mistake.of(file, lineOf(name), "lesson.mistake.number", name, value, least, most));
        return otherwise;
    }

    List<Field> each(String name) {
        return all.stream().filter(field -> field.name.equals(name)).toList();
    }

    int lineOf(String name) {
        return each(name).stream().map(Field::line).findFirst().orElse(line);
    }
}
