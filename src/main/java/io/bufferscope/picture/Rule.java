package io.bufferscope.picture;

import io.bufferscope.trace.Tape;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The rule a call followed when it moved indices, such as `flip(): limit ← position, position ← 0`.
final class Rule {

    private Rule() {}

    /// The rule of a step; empty if no index moved.
    static String text(Tape before, Tape after, CalledMethod method) {
        List<String> parts = new ArrayList<>();
        Map<String, Integer> old = Numbers.indices(before);
        Map<String, Integer> now = Numbers.indices(after);
        for (String field : now.keySet()) {
            if (!now.get(field).equals(old.get(field))) {
                parts.add(field + " ← " + source(field, Origin.of(field, old, now, method)));
            }
        }
        String moves = String.join(", ", parts);
        return moves.isEmpty() || method.isNone() ? moves : method.name() + "(): " + moves;
    }

    private static String source(String field, Origin origin) {
        return switch (origin) {
            case Origin.Index index -> index.name();
            case Origin.Step step -> field + " + " + step.by();
            case Origin.Remaining _ -> "limit − position";
            case Origin.Plain number -> Numbers.mark(number.value());
        };
    }
}
