package io.bufferscope.app.scope;

import io.bufferscope.trace.Alignment;
import io.bufferscope.trace.PairedTrace;

/// Two runs with the pairing of their steps.
///
/// @param left the first run's trace as pairs
/// @param right the second run's
record ComparedRuns(KeptRun first, KeptRun second, Alignment alignment, PairedTrace left, PairedTrace right) {

    ComparedRuns(KeptRun first, KeptRun second, Alignment alignment) {
        this(
                first,
                second,
                alignment,
                new PairedTrace(first.trace(), alignment, true),
                new PairedTrace(second.trace(), alignment, false));
    }

    /// The pair to begin with: where they part, or if they do not, the step of a run that was looked at.
    long begin(KeptRun shown, long step) {
        return alignment.parting() == null ? alignment.indexOf(step, first.equals(shown)) + 1L : difference();
    }

    /// The pair at which they part; 1 if they do not.
    long difference() {
        return alignment.place() + 1L;
    }

    /// A run's own step of a pair.
    long step(KeptRun run, long pair) {
        return first.equals(run) ? left.own(pair) : right.own(pair);
    }
}
