package io.bufferscope.trace;

/// Text that the program printed between the step before and this one.
///
/// @param error true for standard error
/// @param text what was printed, decoded as the program encoded it
public record Output(boolean error, String text) {}
