package io.bufferscope.cli;

import org.jspecify.annotations.Nullable;

/// A run of steps named on the command line: `7` or `7..12`.
///
/// @param first from 1
/// @param last inclusive; less than `first` in an empty trace
record StepRange(long first, long last) {

    static StepRange all(long steps) {
        return new StepRange(1, steps);
    }

    /// The steps that `text` names, or all if it is null.
    static StepRange parse(@Nullable String text, long steps) {
        if (text == null) {
            return all(steps);
        }
        try {
            return within(text, steps);
        } catch (NumberFormatException e) {
            throw new Failure(Failure.USAGE, "'" + text + "' names no steps: write a number, or two as 3..9.", e);
        }
    }

    private static StepRange within(String text, long steps) {
        int dots = text.indexOf("..");
        long first = Long.parseLong(dots < 0 ? text : text.substring(0, dots));
        long last = dots < 0 ? first : Long.parseLong(text.substring(dots + 2));
        if (first < 1 || last < first || last > steps) {
            throw new Failure(Failure.USAGE, "Step " + text + " is not in this trace: it has steps 1.." + steps + ".");
        }
        return new StepRange(first, last);
    }
}
