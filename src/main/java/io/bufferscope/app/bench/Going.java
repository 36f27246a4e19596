package io.bufferscope.app.bench;

import io.bufferscope.bench.Progress;
import io.bufferscope.bench.result.Measurement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A run that goes on, as far as it is known; immutable.
///
/// @param subject what is measured
/// @param progress where it is; null before the first iteration
/// @param lives what has been measured so far, in the order in which it began
/// @param cancelled whether it is being ended
record Going(Subject subject, @Nullable Progress progress, List<Live> lives, boolean cancelled) {

    /// A benchmark that is being measured, or has been.
    ///
    /// @param label method and parameters
    /// @param points the scores of its measured iterations so far
    record Live(String id, String label, List<Double> points, String unit) {

        /// The mean of its points; NaN without any.
        double mean() {
            return points.stream().mapToDouble(Double::doubleValue).average().orElse(Double.NaN);
        }
    }

    static Going begun(Subject subject) {
        return new Going(subject, null, List.of(), false);
    }

    /// The same one step further.
    Going with(Progress next) {
        Map<String, Live> all = new LinkedHashMap<>();
        lives.forEach(live -> all.put(live.id(), live));
        String id = Measurement.id(next.benchmark(), "", next.params());
        Live known = all.getOrDefault(id, new Live(id, label(next), List.of(), next.unit()));
        List<Double> points = new ArrayList<>(known.points());
        if (next.ended() && !next.warmup()) {
            points.add(next.score());
        }
        String unit = next.unit().isEmpty() ? known.unit() : next.unit();
        all.put(id, new Live(id, known.label(), List.copyOf(points), unit));
        return new Going(subject, next, List.copyOf(all.values()), cancelled);
    }

    /// The same while it is being ended.
    Going ending() {
        return new Going(subject, progress, lives, true);
    }

    private static String label(Progress of) {
        String method = of.benchmark().substring(of.benchmark().lastIndexOf('.') + 1);
        return of.params().isEmpty()
                ? method
                : method + " " + String.join(", ", of.params().values());
    }
}
