package io.bufferscope.bench.result;

import java.util.Arrays;
import java.util.List;

/// Whether iterations still drifted while they were measured, by the Mann-Kendall test over all forks.
///
/// The test counts pairs of iterations of a fork that rise and fall: a steady benchmark has about as many of both,
/// whatever its noise looks like.
///
/// @param known whether there are enough iterations to tell
/// @param probability that steady iterations would look as one-sided as these, from 0 to 1
/// @param drift median change from first to last iteration of a fork, by the median; negative if it falls
public record Trend(boolean known, double probability, double drift) {

    private static final double UNLIKELY = 0.05;
    private static final double MATTERS = 0.02;

    /// With fewer pairs than this no order of them is unlikely.
    private static final int FEWEST_PAIRS = 10;

    /// The trend of iterations' scores, by fork.
    public static Trend of(List<List<Double>> forks) {
        long sum = 0;
        int pairs = 0;
        double variance = 0;
        for (List<Double> fork : forks) {
            int n = fork.size();
            pairs += n * (n - 1) / 2;
            variance += n * (n - 1.0) * (2 * n + 5) / 18;
            sum += rises(fork);
        }
        if (pairs < FEWEST_PAIRS) {
            return new Trend(false, 1, 0);
        }
        double z = Math.max(0, Math.abs(sum) - 1) / Math.sqrt(variance);
        return new Trend(true, 2 * (1 - normal(z)), drift(forks));
    }

    /// Whether the iterations surely drifted, and by so much that it matters.
    public boolean drifting() {
        return known && probability < UNLIKELY && Math.abs(drift) > MATTERS;
    }

    private static long rises(List<Double> fork) {
        long sum = 0;
        for (int i = 0; i < fork.size(); i++) {
            for (int j = i + 1; j < fork.size(); j++) {
                sum += Double.compare(fork.get(j), fork.get(i));
            }
        }
        return sum;
    }

    private static double drift(List<List<Double>> forks) {
        double[] slopes = forks.stream()
                .flatMapToDouble(fork -> Arrays.stream(slopes(fork)).map(it -> it * (fork.size() - 1)))
                .sorted()
                .toArray();
        double[] points = forks.stream()
                .flatMap(List::stream)
                .mapToDouble(it -> it)
                .sorted()
                .toArray();
        return slopes[slopes.length / 2] / points[points.length / 2];
    }

    private static double[] slopes(List<Double> fork) {
        double[] slopes = new double[fork.size() * (fork.size() - 1) / 2];
        int next = 0;
        for (int i = 0; i < fork.size(); i++) {
            for (int j = i + 1; j < fork.size(); j++) {
                slopes[next++] = (fork.get(j) - fork.get(i)) / (j - i);
            }
        }
        return slopes;
    }

    /// The normal distribution function, by Abramowitz and Stegun 26.2.17; off by less than 1e-7.
    private static double normal(double z) {
        double t = 1 / (1 + 0.2316419 * z);
        double tail = t * (0.319381530 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
        return 1 - Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI) * tail;
    }
}
