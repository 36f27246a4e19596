package io.bufferscope.picture.bench;

import java.util.List;

/// The heap of a JVM from collection to collection.
///
/// @param name such as `fork 1`
/// @param teeth by ascending time
public record Sawtooth(String name, List<Tooth> teeth) {

    /// A garbage collection.
    ///
    /// @param seconds since the JVM started
    /// @param before MiB in use before it
    /// @param after MiB in use after it
    /// @param tip what is said of it
    public record Tooth(double seconds, double before, double after, String tip) {}
}
