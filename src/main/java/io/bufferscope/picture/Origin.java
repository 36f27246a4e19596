package io.bufferscope.picture;

import java.util.Map;

/// Where the new value of an index comes from, as far as the old and new values tell.
sealed interface Origin {

    /// The old or new value of another index, by its name.
    ///
    /// @param old whether the old value is meant
    record Index(String name, boolean old) implements Origin {}

    /// The index's own old value and so much more (or less).
    record Step(int by) implements Origin {}

    /// What was left between two indices: `limit − position`.
    record Remaining() implements Origin {}

    /// A number of its own.
    record Plain(int value) implements Origin {}

    /// Finds the origin of a moved index.
    ///
    /// @param before indices of the tape before, see [Numbers#indices]
    /// @param after indices of the tape after
    static Origin of(String field, Map<String, Integer> before, Map<String, Integer> after, CalledMethod method) {
        int value = after.getOrDefault(field, 0);
        return switch (field) {
            case "limit" -> ofLimit(value, before, after, method);
            case "position" -> ofPosition(value, before, method);
            case "mark" ->
                value >= 0 && equal(after, "position", value) ? new Index("position", false) : new Plain(value);
            case "readerIndex", "writerIndex" -> step(field, value, before);
            default -> new Plain(value);
        };
    }

    private static Origin ofLimit(
            int value, Map<String, Integer> before, Map<String, Integer> after, CalledMethod method) {
        boolean rewound = equal(after, "position", 0) && !equal(before, "position", 0);
        if (equal(before, "position", value) && (rewound || method.name().equals("flip"))) {
            return new Index("position", true);
        }
        return equal(after, "capacity", value) ? new Index("capacity", false) : new Plain(value);
    }

    private static Origin ofPosition(int value, Map<String, Integer> before, CalledMethod method) {
        int remaining = before.getOrDefault("limit", 0) - before.getOrDefault("position", 0);
        if (method.name().equals("compact") && remaining == value) {
            return new Remaining();
        }
        if (method.name().equals("reset") && equal(before, "mark", value)) {
            return new Index("mark", false);
        }
        return step("position", value, before);
    }

    private static Origin step(String field, int value, Map<String, Integer> before) {
        int old = before.getOrDefault(field, 0);
        return value == 0 || old == 0 || value < old ? new Plain(value) : new Step(value - old);
    }

    private static boolean equal(Map<String, Integer> indices, String name, int value) {
        return indices.getOrDefault(name, Integer.MIN_VALUE) == value;
    }
}
