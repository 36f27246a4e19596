package io.bufferscope.bench.result;

import io.bufferscope.bench.machine.MachineState;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What is known of a run of benchmarks.
///
/// @param measurements its results
/// @param json the same as JMH's own JSON
/// @param warmups the scores of the warm-up's iterations by fork, by the id of the measurement; empty if read from
/// a file
/// @param before the machine before the run, or null if read from a file
/// @param after the machine after it, or null
/// @param collections the garbage collections by fork, by the id of the measurement; empty if not known
public record RunRecord(
        List<Measurement> measurements,
        String json,
        Map<String, List<List<Double>>> warmups,
        @Nullable MachineState before,
        @Nullable MachineState after,
        Map<String, List<List<Collected>>> collections) {

    /// A run of which no collections are known.
    public RunRecord(
            List<Measurement> measurements,
            String json,
            Map<String, List<List<Double>>> warmups,
            @Nullable MachineState before,
            @Nullable MachineState after) {
        this(measurements, json, warmups, before, after, Map.of());
    }

    /// A run of which only the file is known.
    ///
    /// @throws JmhJson.Malformed if the text is not what JMH writes
    public static RunRecord ofFile(String json) throws JmhJson.Malformed {
        return new RunRecord(JmhJson.parse(json), json, Map.of(), null, null);
    }
}
