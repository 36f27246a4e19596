package io.bufferscope.instrument;

/// The reason why untrusted code may not run.
///
/// @param line line in the source, from 1; 0 if it has none
/// @param name the class or member that it may not use, as `java.lang.Runtime` or `System.exit`
public record Refusal(int line, String name) {}
