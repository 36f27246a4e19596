package io.bufferscope.copies.survey;

import io.bufferscope.copies.ride.Effort;

/// The time that a survey may take, shared out among what is still to be measured.
///
/// Opening, checking and closing a path take time too, more of it on a busy machine: what they took so far is
/// expected of the rest.
final class Budget {

    private static final long LEAST_NANOS = 3_000_000;
    private static final double MEMORY = 0.9;
    /// What takes longer than this happens once: classes of Netty or protobuf are loaded.
    private static final double MOST_BESIDE_NANOS = 60_000_000;

    private final long end;
    private final int rounds;
    private int cells;
    private long effort;
    private double overhead;

    /// Begins to share out.
    ///
    /// @param end clock reading at which all should be done
    /// @param cells number of measurements
    Budget(long end, int cells, int rounds) {
        this.end = end;
        this.cells = cells;
        this.rounds = rounds;
    }

    /// The effort of the next measurement.
    Effort next(long now) {
        double share = (end - now) / (double) Math.max(1, cells) - overhead;
        effort = Math.max(LEAST_NANOS, (long) share);
        return Effort.of(effort, rounds);
    }

    /// Says how long that measurement took in all.
    void spent(long nanos) {
        double beside = Math.clamp((double) nanos - effort, 0, MOST_BESIDE_NANOS);
        overhead = overhead == 0 ? beside : MEMORY * overhead + (1 - MEMORY) * beside;
        cells--;
    }
}
