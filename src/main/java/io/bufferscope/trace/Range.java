package io.bufferscope.trace;

/// A stretch of source text.
///
/// Lines and columns count from 1; the end column is exclusive.
///
/// @param line first line
/// @param column first column
/// @param endLine last line
/// @param endColumn column after the last character
public record Range(int line, int column, int endLine, int endColumn) {}
