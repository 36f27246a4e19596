package io.bufferscope.copies.cost;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a distribution of sizes would cost on each path, and on two paths with a size that parts them.
///
/// @param single the paths, the cheapest first
/// @param split the cheapest pair, or null if no pair is cheaper than the best path by more than its uncertainty
public record Advice(List<Cost> single, @Nullable Split split) {

    public Advice {
        single = List.copyOf(single);
    }

    /// The expected cost of a path.
    ///
    /// @param nanos per move
    public record Cost(String path, Band nanos) {}

    /// Two paths parted by size.
    ///
    /// @param small path of payloads below the threshold
    /// @param large path of all others
    /// @param threshold bytes
    /// @param nanos expected cost per move
    /// @param saved share of the cost of the best single path that it saves, from 0 to 1
    /// @param shareBelow share of all payloads that are below the threshold
    public record Split(String small, String large, double threshold, Band nanos, double saved, double shareBelow) {}

    /// Weighs paths against each other.
    ///
    /// @param models at least one
    public static Advice of(Sizing sizing, List<CostModel> models) {
        List<Cost> single = new ArrayList<>();
        for (CostModel model : models) {
            single.add(new Cost(model.path(), cost(sizing, model, model, 0)));
        }
        single.sort(Comparator.comparingDouble(cost -> cost.nanos().value()));
        return new Advice(single, split(sizing, models, single.getFirst()));
    }

    private static @Nullable Split split(Sizing sizing, List<CostModel> models, Cost best) {
        Split cheapest = null;
        for (CostModel small : models) {
            for (CostModel large : models) {
                double threshold = small.line().crossing(large.line());
                if (Double.isFinite(threshold)
                        && small.line().fixed() < large.line().fixed()) {
                    cheapest = cheaper(cheapest, pair(sizing, small, large, threshold, best));
                }
            }
        }
        return cheapest != null && cheapest.nanos().high() < best.nanos().value() ? cheapest : null;
    }

    private static Split pair(Sizing sizing, CostModel small, CostModel large, double threshold, Cost best) {
        Band nanos = cost(sizing, small, large, threshold);
        double below = sizing.shares().stream()
                .filter(share -> share.size() < threshold)
                .mapToDouble(Sizing.Share::share)
                .sum();
        double saved = 1 - nanos.value() / best.nanos().value();
        return new Split(small.path(), large.path(), threshold, nanos, saved, below);
    }

    private static Split cheaper(@Nullable Split one, Split other) {
        return one == null || other.nanos().value() < one.nanos().value() ? other : one;
    }

    private static Band cost(Sizing sizing, CostModel small, CostModel large, double threshold) {
        double[] all = new double
                [Math.min(small.repetitions().size(), large.repetitions().size())];
        for (int i = 0; i < all.length; i++) {
            all[i] =
                    cost(sizing, small.repetitions().get(i), large.repetitions().get(i), threshold);
        }
        return Band.of(cost(sizing, small.line(), large.line(), threshold), all);
    }

    private static double cost(Sizing sizing, Line small, Line large, double threshold) {
        double sum = 0;
        for (Sizing.Share share : sizing.shares()) {
            sum += share.share() * (share.size() < threshold ? small : large).at(share.size());
        }
        return sum;
    }
}
