package io.bufferscope.lesson;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// A part of a step's text by how deep it goes.
public enum Depth {
    /// The idea in plain words.
    IDEA,
    /// What the API promises.
    CONTRACT,
    /// The line of the JDK or of Netty that does it.
    SOURCE,
    /// Why it matters in production; shown at every depth.
    PRODUCTION;

    /// Its name in lesson files.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Key of its name on the screen.
    public String key() {
        return "lesson.depth." + id();
    }

    public static Optional<Depth> of(String id) {
        return Arrays.stream(values()).filter(depth -> depth.id().equals(id)).findFirst();
    }
}
