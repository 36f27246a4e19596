package io.bufferscope.trace;

/// The kind of event that made a step.
public enum Event {
    /// A line of the program was reached; it has not run yet.
    LINE,
    /// A buffer-related call returned.
    CALL,
    /// A buffer-related call threw.
    THREW,
    /// The program printed, outside of recorded calls; the line is the one that the printing thread was at.
    OUTPUT
}
