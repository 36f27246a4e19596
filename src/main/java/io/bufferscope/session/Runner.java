package io.bufferscope.session;

import java.nio.file.Path;

/// The door through which programs are run in a watched JVM.
public interface Runner {

    /// Compiles and starts a program; returns at once.
    ///
    /// @param file the source file, for messages and for finding other sources beside it; it need not exist
    /// @param source its text
    Run run(Path file, String source, RunOptions options);
}
