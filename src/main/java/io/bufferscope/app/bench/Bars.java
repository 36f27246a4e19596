package io.bufferscope.app.bench;

import io.bufferscope.bench.report.Figures;
import io.bufferscope.bench.report.Report;
import io.bufferscope.bench.result.Measurement;
import io.bufferscope.bench.result.Metric;
import io.bufferscope.bench.result.RunRecord;
import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.bench.Bar;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The maker of bars of results, in one language.
///
/// @param messages the language
record Bars(Messages messages) {

    /// Of a rigged twin the wrong one stands beside the right one; all else stays where it is.
    private static final Comparator<Report.Row> ORDER =
            Comparator.comparing(row -> row.measurement().method().equals("right"));

    /// The bars of a run; those that may be compared stand together.
    List<Bar.Group> of(RunRecord run) {
        Map<String, List<Report.Row>> groups = new LinkedHashMap<>();
        new Report(run, messages)
                .rows()
                .forEach(row -> groups.computeIfAbsent(row.group(), _ -> new ArrayList<>())
                        .add(row));
        boolean several = groups.size() > 1;
        return groups.values().stream().map(rows -> group(rows, several)).toList();
    }

    /// The bars of what has been measured so far.
    List<Bar.Group> soFar(Going going) {
        Map<String, List<Bar>> byUnit = new LinkedHashMap<>();
        for (Going.Live live : going.lives()) {
            byUnit.computeIfAbsent(live.unit(), _ -> new ArrayList<>()).add(bar(live));
        }
        return byUnit.entrySet().stream()
                .map(it -> new Bar.Group("", it.getKey(), it.getValue()))
                .toList();
    }

    private Bar.Group group(List<Report.Row> rows, boolean several) {
        Measurement first = rows.getFirst().measurement();
        String mode = messages.text("bench.mode." + first.mode());
        String owner = first.owner().substring(first.owner().lastIndexOf('.') + 1);
        String title = several ? owner + " · " + mode : mode;
        String unit = messages.text(
                first.moreIsBetter() ? "bench.unit.more" : "bench.unit.less",
                first.primary().unit());
        return new Bar.Group(
                rows.size() == 1 ? title : messages.text("bench.bars.title", title),
                unit,
                rows.stream().sorted(ORDER).map(this::bar).toList());
    }

    private Bar bar(Report.Row row) {
        Measurement measured = row.measurement();
        Metric primary = measured.primary();
        return new Bar(
                measured.id(),
                label(measured),
                primary.score(),
                primary.low(),
                primary.high(),
                primary.points(),
                row.score(),
                row.against());
    }

    private Bar bar(Going.Live live) {
        double mean = live.mean();
        String figure = live.points().isEmpty()
                ? messages.text("bench.live.warms")
                : messages.text(
                        "bench.live.mean",
                        Figures.number(mean),
                        live.unit(),
                        live.points().size());
        return new Bar(live.id(), live.label(), mean, Double.NaN, Double.NaN, live.points(), figure, "");
    }

    /// Method and values of parameters; of a rigged twin also whether it is the wrong one.
    static String label(Measurement measured) {
        String method = measured.method();
        String mark = switch (method) {
            case "wrong" -> "✗ ";
            case "right" -> "✓ ";
            default -> "";
        };
        String params = String.join(", ", measured.params().values());
        return mark + (params.isEmpty() ? method : method + " " + params);
    }
}
