package io.bufferscope.picture.curve;

import io.bufferscope.picture.chart.Chart.Spot;
import java.util.ArrayList;
import java.util.List;

/// A line with fewer spots that looks the same: of each stretch its first, least, greatest and last.
final class Thinning {

    private Thinning() {}

    /// @param most stretches
    static List<Spot> of(List<Spot> spots, int most) {
        if (spots.size() <= 4 * most) {
            return spots;
        }
        List<Spot> kept = new ArrayList<>();
        for (int i = 0; i < most; i++) {
            int from = (int) ((long) spots.size() * i / most);
            int to = (int) ((long) spots.size() * (i + 1) / most);
            keep(spots.subList(from, to), kept);
        }
        return List.copyOf(kept);
    }

    private static void keep(List<Spot> stretch, List<Spot> kept) {
        int least = 0;
        int most = 0;
        for (int i = 1; i < stretch.size(); i++) {
            least = stretch.get(i).value() < stretch.get(least).value() ? i : least;
            most = stretch.get(i).value() > stretch.get(most).value() ? i : most;
        }
        int[] wanted = {0, Math.min(least, most), Math.max(least, most), stretch.size() - 1};
        int before = -1;
        for (int index : wanted) {
            if (index > before) {
                kept.add(stretch.get(index));
                before = index;
            }
        }
    }
}
