package io.bufferscope.copies.cost;

import io.bufferscope.copies.Measurement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;

/// A line fitted to the medians of a path at several sizes, with what could as well be true.
///
/// The range is found by repeating the fit with numbers drawn anew from those that were measured (bootstrap); where
/// there is one number for each size, from the relative errors of the fit.
///
/// @param path id of the path, or a name
/// @param points what was measured, by ascending size
/// @param repetitions lines of the repeated fits
public record CostModel(String path, List<Point> points, Line line, List<Line> repetitions) {

    /// Sizes that a fit should have.
    public static final int ENOUGH_SIZES = 7;

    private static final int REPETITIONS = 400;
    private static final long SEED = 42;

    public CostModel {
        points = List.copyOf(points);
        repetitions = List.copyOf(repetitions);
    }

    /// Fits a line.
    ///
    /// @param points at least two sizes
    /// @throws IllegalArgumentException if there are fewer, or a time is not above 0
    public static CostModel fit(String path, List<Point> points) {
        List<Point> sorted =
                points.stream().sorted(Comparator.comparingDouble(Point::size)).toList();
        if (sorted.stream().mapToDouble(Point::size).distinct().count() < 2
                || sorted.stream().anyMatch(point -> !(point.median() > 0))) {
            throw new IllegalArgumentException("a line needs times at two sizes at least");
        }
        Line line = line(sorted, Point::median);
        return new CostModel(path, sorted, line, repeat(sorted, line));
    }

    /// Fits a line to the measurements of one path.
    public static CostModel of(List<Measurement> measured) {
        return fit(measured.getFirst().path(), measured.stream().map(Point::of).toList());
    }

    private static Line line(List<Point> points, ToDoubleFunction<Point> nanos) {
        return Fit.of(
                points.stream().mapToDouble(Point::size).toArray(),
                points.stream().mapToDouble(nanos).toArray());
    }

    private static List<Line> repeat(List<Point> points, Line line) {
        SplittableRandom random = new SplittableRandom(SEED);
        List<Double> errors = new ArrayList<>();
        points.forEach(point -> errors.add(point.median() / Math.max(line.at(point.size()), Double.MIN_NORMAL)));
        List<Line> lines = new ArrayList<>(REPETITIONS);
        for (int i = 0; i < REPETITIONS; i++) {
            lines.add(line(points, point -> drawn(point, line, errors, random)));
        }
        return lines;
    }

    /// Both what the samples scatter by and what the line does not explain.
    private static double drawn(Point point, Line line, List<Double> errors, SplittableRandom random) {
        double error = errors.get(random.nextInt(errors.size()));
        int many = point.samples().size();
        if (many == 1) {
            return line.at(point.size()) * error;
        }
        List<Double> drawn = new ArrayList<>(many);
        for (int i = 0; i < many; i++) {
            drawn.add(point.samples().get(random.nextInt(many)));
        }
        return new Point(point.size(), drawn).median() / point.median() * line.at(point.size()) * error;
    }

    /// C with its band, nanoseconds.
    public Band fixed() {
        return Band.of(line.fixed(), each(Line::fixed));
    }

    /// K with its band, nanoseconds per byte.
    public Band perByte() {
        return Band.of(line.perByte(), each(Line::perByte));
    }

    /// The cost at a size with its band, nanoseconds.
    public Band at(double size) {
        return Band.of(line.at(size), each(each -> each.at(size)));
    }

    /// The size at which another path costs the same, bytes.
    ///
    /// @return all NaN if there is none, or one is as likely as none
    public Band crossing(CostModel other) {
        double[] all = new double[Math.min(repetitions.size(), other.repetitions.size())];
        for (int i = 0; i < all.length; i++) {
            all[i] = repetitions.get(i).crossing(other.repetitions.get(i));
        }
        return Band.of(line.crossing(other.line), all);
    }

    /// How far the median farthest from the line is from it, as a share of the median.
    public double worstError() {
        return points.stream()
                .mapToDouble(point -> Math.abs(line.at(point.size()) / point.median() - 1))
                .max()
                .orElse(0);
    }

    private double[] each(ToDoubleFunction<Line> number) {
        return repetitions.stream().mapToDouble(number).toArray();
    }
}
