package io.bufferscope.session;

import io.bufferscope.instrument.Problem;
import io.bufferscope.trace.Trace;
import java.util.List;

/// How the start of a run went.
public sealed interface RunStart {

    /// The program runs.
    ///
    /// @param trace its growing trace
    /// @param pid process id of the watched JVM
    record Running(Trace trace, long pid) implements RunStart {}

    /// The compiler refused the source.
    ///
    /// @param messages the compiler's own text
    record NotCompiled(List<Problem> problems, String messages) implements RunStart {}

    /// Something else is missing, said in one sentence.
    record NotStarted(String sentence) implements RunStart {}
}
