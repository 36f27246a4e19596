package io.bufferscope.instrument.twin;

/// A comment that the twin holds.
public enum TwinNote {
    /// At the head of the file.
    HEAD,
    /// In the place of a `flip()`.
    FLIP,
    /// In the place of an `order(…)`.
    ORDER,
    /// In the place of a `limit(capacity())`.
    LIMIT,
    /// Above the version of a method for buffers in another mode.
    VERSION;

    /// The last part of the key of its sentence.
    public String key() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
