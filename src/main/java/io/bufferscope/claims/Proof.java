package io.bufferscope.claims;

import java.util.List;
import java.util.Locale;

/// What a verdict rests on, for the reader to judge.
public sealed interface Proof
        permits Computation, Proof.Printed, Proof.Compiler, Proof.Scores, Proof.Nothing, Proof.Trouble {

    /// A program ran.
    ///
    /// @param program name of its source
    /// @param output the lines that it printed
    record Printed(String program, List<String> output) implements Proof {}

    /// The compiler spoke.
    ///
    /// @param program name of the source
    /// @param messages its own words; empty if it accepted the source silently
    record Compiler(String program, String messages) implements Proof {}

    /// A benchmark was run.
    record Scores(String benchmark) implements Proof {}

    /// Nothing was observed, since nothing was to be or nobody has asked.
    record Nothing() implements Proof {}

    /// The check could not be carried out.
    ///
    /// @param detail what belongs to the reason: the compiler's words, seconds, a formula; may be empty
    record Trouble(Reason reason, String detail) implements Proof {}

    /// Why a check could not be carried out.
    enum Reason {
        FORMULA,
        NOT_COMPILED,
        THREW,
        TIMED_OUT,
        DIED,
        INTERRUPTED;

        /// Its name in keys of words and in JSON.
        public String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }
}
