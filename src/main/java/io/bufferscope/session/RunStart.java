package io.bufferscope.session;

import io.bufferscope.instrument.Problem;
import io.bufferscope.trace.Trace;
import java.util.List;

/// What became of the start of a program.
public sealed interface RunStart {

    /// A program that runs, with its growing trace.
    ///
    /// @param pid process id of the watched JVM
    record Running(Trace trace, long pid) implements RunStart {}

    /// A program that the compiler refused.
    ///
    /// @param problems the errors by place
    /// @param messages the compiler's whole text
    record NotCompiled(List<Problem> problems, String messages) implements RunStart {}

    /// A program that could not be started.
    ///
    /// @param sentence the reason
    record NotStarted(String sentence) implements RunStart {}
}
