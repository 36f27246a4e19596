package io.bufferscope.app.pool;

import io.bufferscope.picture.curve.PoolPoint;
import java.util.List;
import java.util.Optional;

/// Searches in the points of one side of a comparison.
final class DuelPoints {

    private DuelPoints() {}

    /// The points at which the workload was there: those after the allocator was built.
    static List<PoolPoint> working(List<PoolPoint> points) {
        return points.size() < 2 ? List.of() : points.subList(1, points.size());
    }

    /// The point of a step.
    static Optional<PoolPoint> at(List<PoolPoint> points, long step) {
        return points.stream().filter(point -> point.step() == step).findFirst();
    }

    /// The last point at which no more than a number of operations had been done.
    static Optional<PoolPoint> after(List<PoolPoint> points, long operations) {
        return points.stream().filter(point -> point.operations() <= operations).reduce((before, point) -> point);
    }
}
