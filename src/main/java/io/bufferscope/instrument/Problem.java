package io.bufferscope.instrument;

/// A mistake that the compiler found.
///
/// @param line line in the source, from 1; 0 if it has none
/// @param column column in the line, from 1; 0 if it has none
/// @param message the compiler's sentence, without file and line
public record Problem(int line, int column, String message) {}
