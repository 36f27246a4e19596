package io.bufferscope.lesson;

import java.util.List;

/// What came of an answer to a task with one seed.
///
/// @param reason one sentence about what went wrong before any check could be asked; empty if they were
/// @param checks the checks and whether they hold; empty if the program did not run to its end
public record Grade(long seed, Outcome outcome, String reason, List<Judge.Judged> checks) {

    /// What can come of an answer.
    public enum Outcome {
        /// All checks hold.
        PASSED,
        /// A check does not hold.
        FAILED,
        /// The compiler refuses it, or it uses what lessons may not use.
        NOT_COMPILED,
        /// It could not be started on this machine.
        NOT_STARTED,
        /// It ended with another exit code than 0.
        BROKE_OFF,
        /// It ran longer than it may.
        TOO_LONG
    }

    /// Whether the task is done.
    public boolean passed() {
        return outcome == Outcome.PASSED;
    }
}
