package io.bufferscope.lesson;

/// A run of a line of the program.
///
/// @param before the step at which the line was reached and nothing had been done
/// @param after the last step that the line did
/// @param settled the next step of the same method, at which the variables that the line sets have their values; equal
///     to `after` if there is none
public record Place(long before, long after, long settled) {}
