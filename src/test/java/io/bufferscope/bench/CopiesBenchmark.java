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

    /// Prints the ratio for each path, measured and bare taking turns.
    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("bench");
        for (String id : PATHS) {
            TransferPath path = Catalogue.find(id).orElseThrow();
            try (Ride ride = Catalogue.open(path, SIZE, folder)) {
                print(id, turns(path, ride));
            }
        }
        Files.delete(folder);
        System.exit(0);
    }

    /// Means of the moves of each turn: bare, then measured.
    private static double[][] turns(TransferPath path, Ride ride) throws Exception {
        Stopwatch stopwatch = new Stopwatch(EFFORT);
        int batch = stopwatch.measure(path, SIZE, ride).batch();
        double[][] means = new double[2][TURNS];
        for (int i = 0; i < TURNS; i++) {
            means[0][i] = bare(ride, batch);
            Measurement measured = stopwatch.measure(path, SIZE, ride);
            means[1][i] = measured.samples().stream()
                    .mapToDouble(Double::doubleValue)
                    .average()
                    .orElseThrow();
            batch = measured.batch();
        }
        return means;
    }

    private static double bare(Ride ride, int batch) throws Exception {
        long start = System.nanoTime();
        for (int i = 0; i < EFFORT.rounds(); i++) {
            ride.run(batch);
        }
        return (System.nanoTime() - start) / (double) (batch * EFFORT.rounds());
    }

    private static void print(String id, double[][] means) {
        Arrays.sort(means[0]);
        Arrays.sort(means[1]);
        System.out.printf(
                "%s: measured against bare, best turn %.3f, median turn %.3f%n",
                id, means[1][0] / means[0][0], means[1][TURNS / 2] / means[0][TURNS / 2]);
    }
}
