package io.bufferscope.session;

import java.time.Duration;
import java.util.List;

/// How one program of a batch ended.
public sealed interface BatchResult {

    /// Its `main` returned.
    ///
    /// @param output lines that it printed
    record Returned(List<String> output, Duration took) implements BatchResult {}

    /// An exception left its `main`.
    ///
    /// @param output lines that it printed before
    /// @param thrown the exception's class and message
    record Threw(List<String> output, String thrown) implements BatchResult {}

    /// It took longer than it may, and its JVM was ended.
    record TimedOut(Duration limit) implements BatchResult {}

    /// Its JVM ended under it.
    ///
    /// @param said the last line of the JVM's standard error, empty if there is none
    record Died(int exitCode, String said) implements BatchResult {}
}
