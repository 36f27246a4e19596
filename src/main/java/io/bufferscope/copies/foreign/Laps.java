package io.bufferscope.copies.foreign;

import io.bufferscope.copies.Quantile;
import io.bufferscope.copies.Stage;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;

/// A clock that is read between the stages of a move; what reading it costs is taken off.
final class Laps {

    /// The clock that is never read.
    static final Laps NONE = new Laps(0);

    private static final int STAGES = Stage.values().length;

    private final double[][] nanos;
    private final int moves;
    private int move = -1;
    private long last;

    /// A clock for some moves.
    ///
    /// @param moves number of moves that will be timed
    Laps(int moves) {
        this.moves = moves;
        nanos = new double[STAGES][moves];
    }

    /// Whether anything is timed at all.
    boolean on() {
        return moves > 0;
    }

    void start() {
        if (on()) {
            move++;
            last = System.nanoTime();
        }
    }

    /// Ends a stage; a stage may come more than once in a move.
    void lap(Stage stage) {
        if (on()) {
            long now = System.nanoTime();
            nanos[stage.ordinal()][move] += now - last;
            last = System.nanoTime();
        }
    }

    /// Medians of the stages that came at all, in nanoseconds.
    Map<Stage, Double> medians() {
        double cost = clockCost();
        Map<Stage, Double> medians = new EnumMap<>(Stage.class);
        for (Stage stage : Stage.values()) {
            double[] times = nanos[stage.ordinal()];
            if (Arrays.stream(times).anyMatch(time -> time > 0)) {
                medians.put(stage, Math.max(0, Quantile.of(times, 0.5) - cost));
            }
        }
        return medians;
    }

    private static double clockCost() {
        double[] costs = new double[1_001];
        for (int i = 0; i < costs.length; i++) {
            long before = System.nanoTime();
            costs[i] = System.nanoTime() - before;
        }
        return Quantile.of(costs, 0.5);
    }
}
