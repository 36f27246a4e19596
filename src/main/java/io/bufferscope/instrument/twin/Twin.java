package io.bufferscope.instrument.twin;

import io.bufferscope.instrument.Problem;
import java.util.List;

/// What became of the wish for a twin.
public sealed interface Twin {

    /// The twin was written.
    ///
    /// @param fileName the name for its file, after its class
    record Written(String fileName, String source) implements Twin {}

    /// A twin that does the same is not certain to be possible.
    ///
    /// @param refusals the first reason in each method, in the order of lines; one at least
    record Refused(List<TwinRefusal> refusals) implements Twin {}

    /// The program is not Java yet.
    record NotCompiled(List<Problem> problems) implements Twin {}
}
