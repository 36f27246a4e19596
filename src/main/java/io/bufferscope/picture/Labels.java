package io.bufferscope.picture;

import static java.util.Comparator.comparingDouble;

import java.util.ArrayList;
import java.util.List;

/// Places for labels on one side of a row such that none overlaps another and no stem crosses a label.
///
/// Labels stand centred at their pointers when there is room. Near ones step aside; where that is not enough they
/// climb like stairs. Labels of pointers at one place are stacked.
final class Labels {

    private static final double GAP = 8;
    private static final double OVERHANG = 4;

    private final double min;
    private final double max;

    /// @param min least x of a label
    /// @param max greatest x of a label's end
    Labels(double min, double max) {
        this.min = min;
        this.max = max;
    }

    /// A text that belongs to a place.
    ///
    /// @param x its pointer's x
    /// @param width its width in pixels
    record Label(String id, String text, Style style, double x, double width) {}

    /// A label with the place it got.
    ///
    /// @param left its left end
    /// @param lane rows of labels between it and the cells
    record Placed(Label label, double left, int lane) {
        double right() {
            return left + label.width();
        }

        boolean overlaps(Placed other) {
            return lane == other.lane && left < other.right() + GAP && other.left < right() + GAP;
        }
    }

    /// Number of lanes that placed labels take.
    static int lanes(List<Placed> placed) {
        return placed.stream().mapToInt(Placed::lane).max().orElse(-1) + 1;
    }

    List<Placed> place(List<Label> labels) {
        List<Stack> stacks = stacks(labels);
        List<Placed> placed = new ArrayList<>();
        for (List<Stack> cluster : clusters(stacks)) {
            placed.addAll(spread(cluster));
        }
        if (clash(placed)) {
            placed = spread(stacks);
        }
        return clash(placed) ? stairs(stacks) : placed;
    }

    private static List<Stack> stacks(List<Label> labels) {
        List<Stack> stacks = new ArrayList<>();
        for (Label label : labels.stream().sorted(comparingDouble(Label::x)).toList()) {
            if (!stacks.isEmpty() && label.x() - stacks.getLast().x() < 1) {
                stacks.getLast().labels().add(label);
            } else {
                stacks.add(new Stack(label.x(), new ArrayList<>(List.of(label))));
            }
        }
        return stacks;
    }

    private List<List<Stack>> clusters(List<Stack> stacks) {
        List<List<Stack>> clusters = new ArrayList<>();
        double end = Double.NEGATIVE_INFINITY;
        for (Stack stack : stacks) {
            double left = fit(stack.x() - stack.width() / 2, stack.width());
            if (left < end + GAP) {
                clusters.getLast().add(stack);
            } else {
                clusters.add(new ArrayList<>(List.of(stack)));
            }
            end = Math.max(end, left + stack.width());
        }
        return clusters;
    }

    private List<Placed> spread(List<Stack> cluster) {
        if (cluster.size() == 1) {
            return cluster.getFirst().centred(this, 0);
        }
        Stack first = cluster.getFirst();
        Stack last = cluster.getLast();
        if (first.leftOf() < min || last.rightOf() + last.width() > max) {
            return stairs(cluster);
        }
        List<Placed> placed = new ArrayList<>(first.at(first.leftOf(), 0));
        placed.addAll(last.at(last.rightOf(), 0));
        int lane = lanes(placed);
        for (Stack middle : cluster.subList(1, cluster.size() - 1)) {
            placed.addAll(middle.centred(this, lane));
            lane += middle.labels().size();
        }
        return placed;
    }

    private List<Placed> stairs(List<Stack> cluster) {
        boolean climbRight = cluster.getFirst().leftOf() >= min;
        List<Placed> placed = new ArrayList<>();
        int lane = 0;
        for (Stack stack : climbRight ? cluster : cluster.reversed()) {
            double left = climbRight ? stack.leftOf() : stack.rightOf();
            placed.addAll(stack.at(fit(left, stack.width()), lane));
            lane += stack.labels().size();
        }
        return placed;
    }

    private double fit(double left, double width) {
        return Math.max(min, Math.min(left, max - width));
    }

    private static boolean clash(List<Placed> placed) {
        for (int i = 0; i < placed.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (placed.get(i).overlaps(placed.get(j))) {
                    return true;
                }
            }
        }
        return false;
    }

    private record Stack(double x, List<Label> labels) {

        double width() {
            return labels.stream().mapToDouble(Label::width).max().orElse(0);
        }

        double leftOf() {
            return x + OVERHANG - width();
        }

        double rightOf() {
            return x - OVERHANG;
        }

        List<Placed> centred(Labels page, int lane) {
            return at(page.fit(x - width() / 2, width()), lane);
        }

        /// Stacks the labels from a lane on, all with their middle, start or end where the widest has it.
        List<Placed> at(double left, int lane) {
            double share = width() == 0 ? 0 : (x - left) / width();
            List<Placed> placed = new ArrayList<>();
            for (Label label : labels) {
                double room = width() - label.width();
                placed.add(new Placed(label, left + room * Math.clamp(share, 0, 1), lane + placed.size()));
            }
            return placed;
        }
    }
}
