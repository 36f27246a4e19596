package io.bufferscope.copies;

import java.util.List;
import java.util.Map;

/// What was measured of one path with one size of payload.
///
/// @param size bytes of the payload
/// @param batch moves in one round
/// @param samples nanoseconds per move, one number for each round
/// @param nearCpu nanoseconds of processor time per move at the near end
/// @param farCpu the same at the far end; 0 if both ends are one thread
/// @param nearAllocated bytes of Java heap allocated per move at the near end
/// @param farAllocated the same at the far end
/// @param collections garbage collections during the rounds
/// @param collectionMillis milliseconds spent in them
/// @param check what arrived in the moves before and after the rounds
/// @param stages median nanoseconds of each stage; empty unless the path has stages
public record Measurement(
        String path,
        int size,
        int batch,
        List<Double> samples,
        double nearCpu,
        double farCpu,
        double nearAllocated,
        double farAllocated,
        long collections,
        long collectionMillis,
        Check check,
        List<Observation> observations,
        Map<Stage, Double> stages) {

    private static final double KIB = 1024;

    public Measurement {
        samples = List.copyOf(samples);
        observations = List.copyOf(observations);
        stages = Map.copyOf(stages);
    }

    /// Whether there is a time: a path that loses data has none.
    public boolean timed() {
        return !samples.isEmpty();
    }

    /// Median nanoseconds of a move.
    public double median() {
        return quantile(0.5);
    }

    public double nanosPerKib() {
        return median() * KIB / size;
    }

    /// Nanoseconds that a share of the samples does not exceed.
    ///
    /// @param share from 0 to 1
    public double quantile(double share) {
        return Quantile.of(samples, share);
    }
}
