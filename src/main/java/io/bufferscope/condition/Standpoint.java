package io.bufferscope.condition;

import io.bufferscope.trace.Frame;
import org.jspecify.annotations.Nullable;

/// What an expression is asked about.
///
/// @param before the frame of the step before; null at the first
/// @param stdout all that was printed so far; null where nobody has gathered it
public record Standpoint(
        Frame frame, @Nullable Frame before, @Nullable String stdout) {}
