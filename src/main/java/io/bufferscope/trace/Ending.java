package io.bufferscope.trace;

/// How a watched program ended.
///
/// @param kind why it ended
/// @param exitCode its exit code; meaningless while running
public record Ending(Kind kind, int exitCode) {

    /// The ending of a program that has not ended.
    public static final Ending RUNNING = new Ending(Kind.RUNNING, 0);

    /// Why a program ended.
    public enum Kind {
        /// It has not ended.
        RUNNING,
        /// By itself: `main` returned, `System.exit`, `Runtime.halt` or an uncaught exception.
        EXITED,
        /// The time limit was reached.
        TIME_LIMIT,
        /// The user stopped it.
        STOPPED,
        /// Something outside ended the process, by signal `exitCode - 128` where the system tells.
        KILLED
    }
}
