package io.bufferscope.app.editor;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The table of the buffer types that completion knows and of their calls.
public final class BufferCalls {

    private static final String FILE = "calls.txt";

    /// A type of the table.
    ///
    /// @param above the type whose calls it has too, or null
    private record Type(@Nullable String above, List<BufferCall> calls) {}

    private final Map<String, Type> types = new LinkedHashMap<>();

    private BufferCalls() {}

    /// Reads the table.
    public static BufferCalls load() {
        BufferCalls table = new BufferCalls();
        try (InputStream in = BufferCalls.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks a part: " + FILE);
            }
            table.read(
                    new BufferedReader(new InputStreamReader(in, UTF_8)).lines().toList());
            return table;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The simple names of the types.
    Set<String> types() {
        return types.keySet();
    }

    /// The calls that a variable of a type has, or those of the type itself; explained ones first.
    List<BufferCall> of(Receiver receiver) {
        List<BufferCall> all = new ArrayList<>();
        for (Type type = types.get(receiver.type()); type != null; type = above(type)) {
            type.calls().stream()
                    .filter(call -> call.onType() == receiver.isType())
                    .forEach(all::add);
        }
        return all.stream()
                .sorted((a, b) -> Boolean.compare(b.explained(), a.explained()))
                .toList();
    }

    /// The type that a call or constant yields, if it is in the table; else null.
    ///
    /// @param arguments whether it is called with any
    @Nullable
    String result(String type, String name, boolean arguments) {
        for (Type at = types.get(type); at != null; at = above(at)) {
            for (BufferCall call : at.calls()) {
                if (call.name().equals(name)) {
                    String result = call.result(arguments);
                    return types.containsKey(result) ? result : null;
                }
            }
        }
        return null;
    }

    private @Nullable Type above(Type type) {
        return type.above() == null ? null : types.get(type.above());
    }

    private void read(List<String> lines) {
        List<BufferCall> calls = new ArrayList<>();
        String family = "";
        for (String line : lines) {
            if (line.startsWith("* ") || line.startsWith("  ")) {
                merge(calls, BufferCall.parse(line, family));
            } else if (!line.startsWith("#")) {
                String[] words = line.split("[ <:]+", 0);
                family = words[words.length - 1];
                calls = new ArrayList<>();
                types.put(words[0], new Type(line.contains("<") ? words[1] : null, calls));
            }
        }
    }

    /// Calls of one name that stand below each other are one entry.
    private static void merge(List<BufferCall> calls, BufferCall next) {
        if (!calls.isEmpty() && calls.getLast().isNamedLike(next)) {
            calls.addLast(calls.removeLast().and(next));
        } else {
            calls.add(next);
        }
    }
}
