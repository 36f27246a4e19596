package io.bufferscope.bench;

import io.bufferscope.copies.Measurement;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.copies.ride.Effort;
import io.bufferscope.copies.ride.Ride;
import io.bufferscope.copies.ride.Stopwatch;
import io.bufferscope.copies.survey.Catalogue;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/// A measurement of what measuring a path adds to the path: moves in a survey's rounds against the bare loop.
public final class CopiesBenchmark {

    private static final List<String> PATHS =
            List.of("socket.direct", "socket.netty-direct", "file.transfer-to", "join.copy", "to-native.reused-direct");
    private static final int SIZE = 64 << 10;
    private static final int TURNS = 15;
    private static final Effort EFFORT = new Effort(50_000_000, 150_000_000, 15);

    private CopiesBenchmark() {}

    /// Prints the ratio of each path, turn by turn, measured and bare taking turns.
    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("bench");
        for (String id : PATHS) {
            TransferPath path = Catalogue.find(id).orElseThrow();
            try (Ride ride = Catalogue.open(path, SIZE, folder)) {
                print(id, ratios(path, ride));
            }
        }
        Files.delete(folder);
        System.exit(0);
    }

    private static double[] ratios(TransferPath path, Ride ride) throws Exception {
        Stopwatch stopwatch = new Stopwatch(EFFORT);
        int batch = stopwatch.measure(path, SIZE, ride).batch();
        double[] ratios = new double[TURNS];
        for (int i = 0; i < TURNS; i++) {
            double bare = bare(ride, batch);
            Measurement measured = stopwatch.measure(path, SIZE, ride);
            double mean = measured.samples().stream()
                    .mapToDouble(Double::doubleValue)
                    .average()
                    .orElseThrow();
            ratios[i] = mean / bare;
            batch = measured.batch();
        }
        Arrays.sort(ratios);
        return ratios;
    }

    private static double bare(Ride ride, int batch) throws Exception {
        long start = System.nanoTime();
        for (int i = 0; i < EFFORT.rounds(); i++) {
            ride.run(batch);
        }
        return (System.nanoTime() - start) / (double) (batch * EFFORT.rounds());
    }

    private static void print(String id, double[] ratios) {
        System.out.printf(
                "%s: measured against bare, median %.3f (%.3f to %.3f)%n",
                id, ratios[TURNS / 2], ratios[0], ratios[TURNS - 1]);
    }
}
