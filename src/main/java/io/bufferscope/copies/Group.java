package io.bufferscope.copies;

import io.bufferscope.l10n.Messages;

/// A family of paths that carry the same kind of payload between the same kinds of places.
public enum Group {
    BASELINE("baseline"),
    SOCKET("socket"),
    FILE("file"),
    JOIN("join"),
    TO_NATIVE("to-native"),
    FROM_NATIVE("from-native"),
    MODEL("model");

    private final String id;

    Group(String id) {
        this.id = id;
    }

    /// What people call it.
    public String word(Messages words) {
        return words.text("copies.group." + id);
    }

    /// Its name in keys, on the command line and in JSON.
    public String id() {
        return id;
    }
}
