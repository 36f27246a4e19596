package io.bufferscope.trace;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A place in the program at which a step can happen.
///
/// @param id index of this site in [Program#sites]
/// @param method index of the enclosing method in [Program#methods]
/// @param line line in the source, from 1
/// @param range the statement or call in the source, or null where the compiler does not tell
/// @param call the called method as `ByteBuffer.flip()` (simple owner, name, parameter types), or null at a line
/// @param scope indices in [Program#variables] of the variables in scope, in order of declaration
public record Site(
        int id,
        int method,
        int line,
        @Nullable Range range,
        @Nullable String call,
        List<Integer> scope) {}
