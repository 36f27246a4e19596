package io.bufferscope.instrument;

/// An error that the compiler found.
///
/// @param line line in the source, from 1
/// @param column column in that line, from 1
/// @param message what is wrong, in the compiler's words
public record Problem(int line, int column, String message) {}
