package io.bufferscope.instrument;

/// How much of a method is told.
enum Depth {
    /// Lines, calls, variables, stores.
    FULL,
    /// Lines only, because all would be too large for a method.
    LINES,
    /// Nothing: the method runs as the compiler made it.
    NONE
}
