package io.bufferscope.probe;

/// What a call can have changed.
enum Effect {
    /// Indices only.
    INDICES,
    /// Indices, and contents between the old and the new ones.
    RELATIVE,
    /// Anything.
    ANY
}
