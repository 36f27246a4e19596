package io.bufferscope.bench;

import io.bufferscope.bench.result.RunRecord;
import java.util.List;

/// How a run ended, and what it measured until then.
///
/// @param ending why it ended
/// @param record what is known of it; after a cancelled run the benchmarks that had ended
/// @param sentences what went wrong, a sentence each; empty if nothing did
public record BenchOutcome(Ending ending, RunRecord record, List<String> sentences) {

    /// Why a run ended.
    public enum Ending {
        COMPLETE,
        CANCELLED,
        FAILED
    }
}
