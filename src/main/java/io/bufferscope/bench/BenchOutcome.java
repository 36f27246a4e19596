package io.bufferscope.bench;

import io.bufferscope.bench.result.RunRecord;
import java.util.List;

/// How a run ended, and what it measured until then.
///
/// @param ending why it ended
/// @param record what is known of it; after a cancelled run the benchmarks that had ended
/// @param sentences what went wrong, a sentence each; empty if nothing did
public record BenchOutcome(Ending ending, RunRecord record, List<String> sentences) {

    static final String OTHER =
            "Another JMH is measuring on this machine: wait until it has ended, since both would be slower.";

    /// Whether nothing was measured because another JMH measures on this machine.
    public boolean otherMeasures() {
        return sentences.contains(OTHER);
    }

    /// Why a run ended.
    public enum Ending {
        COMPLETE,
        CANCELLED,
        FAILED
    }
}
