package io.bufferscope.picture.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The place of a panel in the picture: where values and places of the axis lie.
record Plot(Chart chart, Scale scale, Box area) {

    /// Pixels between two marks of a line.
    private static final double MARKS = 88;

    double x(long place) {
        double share =
                chart.last() == chart.first() ? 0 : (place - chart.first()) / (double) (chart.last() - chart.first());
        return area.x() + share * area.width();
    }

    double y(double value) {
        return area.bottom() - Math.clamp(value / scale.top(), 0, 1) * area.height();
    }

    /// A line as stairs, since a value holds until the next one was seen.
    String course(Chart.Line line) {
        StringBuilder path = new StringBuilder();
        double level = 0;
        for (Chart.Spot spot : line.spots()) {
            double x = x(spot.place());
            if (path.isEmpty()) {
                path.append('M').append(point(x, y(spot.value())));
            } else {
                path.append(" L").append(point(x, level)).append(" L").append(point(x, y(spot.value())));
            }
            level = y(spot.value());
        }
        return path.append(" L").append(point(x(chart.last()), level)).toString();
    }

    private static String point(double x, double y) {
        return String.format(Locale.ROOT, " %.1f %.1f", x, y);
    }

    /// Where a line has marks, each line's own shifted against the others'.
    List<Mark> marks(Chart.Line line) {
        List<Mark> marks = new ArrayList<>();
        long span = chart.last() - chart.first();
        double shift = Math.min(MARKS, area.width()) * (0.1 + 0.25 * line.look().ordinal());
        for (double x = area.x() + shift; x <= area.right(); x += MARKS) {
            long place = chart.first() + (long) (span * (x - area.x()) / area.width());
            double value = line.at(place);
            if (!Double.isNaN(value)) {
                marks.add(new Mark(x, y(value)));
            }
        }
        return marks;
    }

    /// The middle of a mark.
    record Mark(double x, double y) {}
}
