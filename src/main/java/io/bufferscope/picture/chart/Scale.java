package io.bufferscope.picture.chart;

import io.bufferscope.picture.ByteSize;
import io.bufferscope.picture.Digits;
import io.bufferscope.picture.chart.Chart.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The scale of a panel: where it ends and where it has lines.
///
/// @param top its end
/// @param unit what it counts
record Scale(double top, Unit unit) {

    private static final int STEPS = 4;

    static Scale of(Chart.Panel panel) {
        if (panel.unit() == Unit.PERCENT) {
            return new Scale(1, Unit.PERCENT);
        }
        double most = panel.lines().stream()
                .flatMap(line -> line.spots().stream())
                .mapToDouble(Chart.Spot::value)
                .max()
                .orElse(0);
        return new Scale(round(Math.max(panel.top(), most), panel.unit()), panel.unit());
    }

    /// The next number that has round quarters.
    private static double round(double most, Unit unit) {
        double round = unit == Unit.BYTES ? 1024 : STEPS;
        while (round < most) {
            round *= unit == Unit.BYTES ? 2 : 10;
        }
        for (double share : unit == Unit.BYTES ? new double[] {0.75} : new double[] {0.2, 0.5}) {
            if (round * share >= most && round * share >= STEPS) {
                return round * share;
            }
        }
        return round;
    }

    /// Where it has lines, ascending.
    ///
    /// @param height pixels that it takes
    List<Double> ticks(double height) {
        int count = height < 70 ? 2 : STEPS;
        List<Double> ticks = new ArrayList<>();
        for (int i = 0; i <= count; i++) {
            ticks.add(top * i / count);
        }
        return ticks;
    }

    String words(double value) {
        return Scale.words(value, unit);
    }

    /// A value in words.
    static String words(double value, Unit unit) {
        if (Double.isNaN(value)) {
            return "—";
        }
        return switch (unit) {
            case BYTES -> ByteSize.of(Math.round(value));
            case PERCENT ->
                String.format(Locale.ROOT, 100 * value == Math.rint(100 * value) ? "%.0f %%" : "%.1f %%", 100 * value);
            case COUNT -> Digits.grouped(Math.round(value));
        };
    }
}
