package io.bufferscope.copies.cost;

import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Tape;
import io.bufferscope.trace.Trace;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// A distribution of payload sizes.
///
/// @param shares share of each size, by ascending size; together 1
public record Sizing(List<Share> shares) {

    private static final int STEPS = 1_000;
    /// The smallest and the largest size, as multiples of P50 and P99, when only quantiles are known.
    private static final double BELOW = 0.25;

    private static final double ABOVE = 2;

    public Sizing {
        shares = List.copyOf(shares);
    }

    /// How much of all payloads has a size.
    ///
    /// @param size bytes
    /// @param share from 0 to 1
    public record Share(double size, double share) {}

    /// The distribution with these quantiles, smooth between them on a scale of powers.
    ///
    /// @throws IllegalArgumentException if they are not ascending and above 0
    public static Sizing ofQuantiles(double p50, double p90, double p99) {
        if (!(p50 > 0 && p50 <= p90 && p90 <= p99)) {
            throw new IllegalArgumentException("P50, P90 and P99 have to be above 0 and ascending.");
        }
        double[] shares = {0, 0.5, 0.9, 0.99, 1};
        double[] sizes = {p50 * BELOW, p50, p90, p99, p99 * ABOVE};
        TreeMap<Double, Double> counts = new TreeMap<>();
        for (int i = 0; i < STEPS; i++) {
            counts.merge(Math.rint(between((i + 0.5) / STEPS, shares, sizes)), 1.0, Double::sum);
        }
        return ofCounts(counts);
    }

    private static double between(double share, double[] shares, double[] sizes) {
        int next = 1;
        while (share > shares[next]) {
            next++;
        }
        double part = (share - shares[next - 1]) / (shares[next] - shares[next - 1]);
        return sizes[next - 1] * Math.pow(sizes[next] / sizes[next - 1], part);
    }

    /// The distribution of a histogram: lines of `size,count`, or of sizes alone; other lines of words are a heading.
    ///
    /// @throws IllegalArgumentException with a sentence, if a line is neither or there is none
    public static Sizing ofCsv(List<String> lines) {
        TreeMap<Double, Double> counts = new TreeMap<>();
        for (int i = 0; i < lines.size(); i++) {
            String[] cells = lines.get(i).strip().split("[,;\t]", -1);
            if (!lines.get(i).isBlank() && !(i == 0 && cells[0].matches("[^\\d]*"))) {
                add(counts, cells, i + 1);
            }
        }
        if (counts.isEmpty()) {
            throw new IllegalArgumentException("The histogram has no sizes.");
        }
        return ofCounts(counts);
    }

    private static void add(Map<Double, Double> counts, String[] cells, int line) {
        try {
            double size = Double.parseDouble(cells[0].strip());
            double count = cells.length > 1 ? Double.parseDouble(cells[1].strip()) : 1;
            if (size < 0 || count < 0 || !Double.isFinite(size + count)) {
                throw new NumberFormatException();
            }
            counts.merge(size, count, Double::sum);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "Line " + line + " of the histogram is no size and count, such as 1024,37.", e);
        }
    }

    /// The capacities of the buffers and arrays of a recording, each counted once.
    ///
    /// @throws IllegalArgumentException if there are none
    public static Sizing ofTrace(Trace trace) {
        Map<Integer, Integer> capacities = new TreeMap<>();
        Iterator<Frame> frames = trace.frames(1, trace.steps());
        while (frames.hasNext()) {
            for (Tape tape : frames.next().tapes()) {
                capacities.putIfAbsent(tape.id(), tape.capacity());
            }
        }
        TreeMap<Double, Double> counts = new TreeMap<>();
        capacities.values().forEach(capacity -> counts.merge((double) capacity, 1.0, Double::sum));
        if (counts.isEmpty()) {
            throw new IllegalArgumentException("The recording has no buffers.");
        }
        return ofCounts(counts);
    }

    private static Sizing ofCounts(TreeMap<Double, Double> counts) {
        double all = counts.values().stream().mapToDouble(Double::doubleValue).sum();
        if (!(all > 0)) {
            throw new IllegalArgumentException("All counts of the histogram are 0.");
        }
        List<Share> shares = new ArrayList<>();
        counts.forEach((size, count) -> shares.add(new Share(size, count / all)));
        return new Sizing(shares);
    }

    /// The size that a share of all payloads does not exceed.
    ///
    /// @param share from 0 to 1
    public double quantile(double share) {
        double sum = 0;
        for (Share each : shares) {
            sum += each.share();
            if (sum >= share - 1e-12) {
                return each.size();
            }
        }
        return shares.getLast().size();
    }
}
