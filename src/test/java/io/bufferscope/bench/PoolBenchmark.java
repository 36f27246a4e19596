package io.bufferscope.bench;

import io.bufferscope.probe.pool.PoolSpeed;
import java.util.Arrays;

/// A measurement of what watching an allocator costs: one snapshot, and the throughput of a workload.
public final class PoolBenchmark {

    private static final int SNAPSHOTS = 2_000;
    private static final int TURNS = 16;

    private PoolBenchmark() {}

    /// Prints the times of snapshots, and the ratio of watched to unwatched throughput, turn by turn.
    ///
    /// @param args seconds of a turn; 1 if there is none
    public static void main(String[] args) throws Exception {
        PoolSpeed.snapshots(SNAPSHOTS);
        long[][] times = PoolSpeed.snapshots(SNAPSHOTS);
        print("reading 8 chunks with 1,500 subpages under Netty's locks", times[0]);
        print("the same with writing what has changed", times[1]);
        double[][] rates = PoolSpeed.throughput(TURNS, args.length == 0 ? 1 : Double.parseDouble(args[0]));
        double[] ratios = new double[TURNS];
        for (int i = 0; i < TURNS; i++) {
            ratios[i] = rates[1][i] / rates[0][i];
        }
        Arrays.sort(ratios);
        System.out.printf(
                "operations/s: unwatched %.0f, watched %.0f; ratio of neighbouring turns: median %.3f (%.3f to %.3f);"
                        + " held for %.2f %% of the time%n",
                median(rates[0]),
                median(rates[1]),
                ratios[TURNS / 2],
                ratios[0],
                ratios[TURNS - 1],
                100 * median(rates[2]));
        System.exit(0);
    }

    private static void print(String what, long[] sorted) {
        System.out.printf(
                "%s: median %.3f ms, p99 %.3f ms%n",
                what, sorted[sorted.length / 2] / 1e6, sorted[sorted.length * 99 / 100] / 1e6);
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
