package io.bufferscope.bench.machine;

import java.util.Arrays;

/// How unsteady equal pieces of work are on this machine.
///
/// @param variation standard deviation of the pieces' times by their mean, 0 when all are equal
/// @param stolen share of the time that the slower pieces took beyond the fastest, from 0 to 1
public record Noise(double variation, double stolen) {

    /// Above this variation, a machine is called noisy.
    public static final double NOISY = 0.05;

    private static final int PIECES = 100;
    private static final int WARM_UP = 20;
    private static final int STEPS = 400_000;

    /// Times equal pieces of work of the processor for about a quarter of a second.
    public static Noise measure() {
        double[] nanos = new double[PIECES];
        long sum = 0;
        for (int i = -WARM_UP; i < PIECES; i++) {
            long start = System.nanoTime();
            sum += work(i);
            nanos[Math.max(i, 0)] = System.nanoTime() - start;
        }
        return sum == 0 ? of(1) : of(nanos);
    }

    /// The noise of given times.
    static Noise of(double... times) {
        double mean = Arrays.stream(times).average().orElse(1);
        double fastest = Arrays.stream(times).min().orElse(1);
        double variance = Arrays.stream(times)
                .map(it -> (it - mean) * (it - mean))
                .average()
                .orElse(0);
        return new Noise(Math.sqrt(variance) / mean, (mean - fastest) / mean);
    }

    public boolean noisy() {
        return variation > NOISY;
    }

    /// A chain of steps of which each needs the one before, so that nothing can be left out.
    private static long work(long seed) {
        long state = seed + 88_172_645_463_325_252L;
        for (int i = 0; i < STEPS; i++) {
            state ^= state << 13;
            state ^= state >>> 7;
            state ^= state << 17;
        }
        return state;
    }
}
