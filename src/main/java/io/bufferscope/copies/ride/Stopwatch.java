package io.bufferscope.copies.ride;

import io.bufferscope.copies.Check;
import io.bufferscope.copies.Measurement;
import io.bufferscope.copies.Observation;
import io.bufferscope.copies.Standing;
import io.bufferscope.copies.TransferPath;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The measurer of rides: warms up, times rounds of equal batches, checks what arrived before and after.
public final class Stopwatch {

    private static final int MOST_MOVES = 1 << 20;
    private static final int STAGE_SHARE = 8;

    private final Effort effort;

    public Stopwatch(Effort effort) {
        this.effort = effort;
    }

    /// Measures a path at one size.
    ///
    /// @param size bytes of the payload of the ride
    public Measurement measure(TransferPath path, int size, Ride ride) throws IOException {
        Check check = ride.check();
        if (path.standing() == Standing.EXHIBIT) {
            return untimed(path, size, check, ride.observe());
        }
        int batch = warmUp(ride);
        List<Double> samples = new ArrayList<>(effort.rounds());
        Meter meter = new Meter(ride.nearThread(), ride.farThread());
        Meter.Reading before = meter.read();
        rounds(ride, batch, samples);
        Meter.Reading used = meter.read().since(before);
        double moves = (double) batch * effort.rounds();
        return new Measurement(
                path.id(),
                size,
                batch,
                samples,
                used.nearCpu() / moves,
                used.farCpu() / moves,
                used.nearAllocated() / moves,
                used.farAllocated() / moves,
                used.collections(),
                used.millis(),
                check.or(ride.check()),
                ride.observe(),
                ride.stages(effort.nanos() / STAGE_SHARE));
    }

    private static Measurement untimed(TransferPath path, int size, Check check, List<Observation> observations) {
        return new Measurement(path.id(), size, 1, List.of(), 0, 0, 0, 0, 0, 0, check, observations, Map.of());
    }

    private void rounds(Ride ride, int batch, List<Double> samples) throws IOException {
        for (int i = 0; i < effort.rounds(); i++) {
            long start = System.nanoTime();
            ride.run(batch);
            samples.add((System.nanoTime() - start) / (double) batch);
        }
    }

    /// Runs ever larger batches until the time is up.
    ///
    /// @return moves that fit into one round at the speed of the last batch
    private int warmUp(Ride ride) throws IOException {
        long start = System.nanoTime();
        int batch = 1;
        while (true) {
            long before = System.nanoTime();
            ride.run(batch);
            long now = System.nanoTime();
            if (now - start >= effort.warmUpNanos() || batch >= MOST_MOVES) {
                return fitting((now - before) / (double) batch);
            }
            if (now - before < effort.warmUpNanos() / 8) {
                batch *= 2;
            }
        }
    }

    private int fitting(double nanosPerMove) {
        double fit = effort.nanos() / (double) effort.rounds() / Math.max(nanosPerMove, 0.1);
        return Math.clamp((long) fit, 1, MOST_MOVES);
    }
}
