package io.bufferscope.bench.result;

/// A garbage collection of a fork, as the JVM's own log tells it.
///
/// @param seconds since the JVM started
/// @param before MiB of heap in use before it
/// @param after MiB in use after it
/// @param pause milliseconds that the program stood still
public record Collected(double seconds, double before, double after, double pause) {}
