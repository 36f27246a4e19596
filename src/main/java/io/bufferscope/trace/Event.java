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
    OUTPUT,
    /// A command of a pool's player was carried out; one that threw is a [#THREW] with [Frame#command].
    COMMAND,
    /// The clock: a workload ran freely and its pool was looked at.
    SAMPLE
}
