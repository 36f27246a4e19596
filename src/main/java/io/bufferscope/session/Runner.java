package io.bufferscope.session;

import java.nio.file.Path;

/// A starter of watched programs.
public interface Runner {

    /// Compiles and starts a program; returns at once.
    ///
    /// @param fileName name of the file, for messages and for the source files next to it; need not exist
    /// @param source whole text of the program
    Run run(Path fileName, String source, RunOptions options);
}
