package io.bufferscope.cli;

import io.bufferscope.copies.Evidence;
import io.bufferscope.copies.Hop;
import io.bufferscope.copies.Known;
import io.bufferscope.copies.Measurement;
import io.bufferscope.copies.Quantile;
import io.bufferscope.copies.Stage;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.copies.cost.Advice;
import io.bufferscope.copies.cost.Band;
import io.bufferscope.copies.cost.CostModel;
import io.bufferscope.copies.survey.SurveyReport;
import io.bufferscope.picture.ByteSize;
import io.bufferscope.picture.Digits;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The tables of a survey: figures by path and size, cost models, crossings, advice.
final class CopiesTable {

    private static final double KIB = 1024;
    private static final double WIDE = 2.5;

    private final PrintWriter out;

    CopiesTable(PrintWriter out) {
        this.out = out;
    }

    void print(SurveyReport report) {
        row(
                "path",
                "size",
                "copies",
                "system calls",
                "time",
                "10 % to 90 %",
                "ns/KiB",
                "CPU out",
                "CPU in",
                "arrived",
                "evidence");
        for (TransferPath path : report.paths()) {
            report.of(path).forEach(measured -> figures(path, measured));
        }
        out.println();
        out.println("copies: by a processor, on the way out/in all. Time, CPU: per move; CPU of the sending and of the"
                + " receiving thread. Evidence by hop: s seen, m measured, d documented.");
        if (scatters(report)) {
            out.println("The times scatter widely: other programs probably keep the processors busy.");
        }
        stages(report);
        models(report);
        out.flush();
    }

    private void figures(TransferPath path, Measurement measured) {
        boolean timed = measured.timed();
        row(
                path.id(),
                ByteSize.of(measured.size()),
                path.nearCopies() + "/" + path.cpuCopies(),
                calls(path),
                timed ? time(measured.median()) : "-",
                timed ? time(measured.quantile(0.1)) + " - " + time(measured.quantile(0.9)) : "",
                timed ? number(measured.nanosPerKib()) : "-",
                timed ? time(measured.nearCpu()) : "-",
                timed && measured.farCpu() > 0 ? time(measured.farCpu()) : "-",
                measured.check().whole() ? "all" : percent(measured),
                evidence(Known.of(path, measured.observations())));
    }

    /// Whether half of all times vary by more than a factor of 2.5.
    private static boolean scatters(SurveyReport report) {
        List<Double> factors = report.measurements().stream()
                .filter(Measurement::timed)
                .map(measured -> measured.quantile(0.9) / measured.quantile(0.1))
                .toList();
        return Quantile.of(factors, 0.5) > WIDE;
    }

    private void stages(SurveyReport report) {
        List<Measurement> staged = report.measurements().stream()
                .filter(measured -> !measured.stages().isEmpty())
                .toList();
        if (!staged.isEmpty()) {
            out.println();
            stageRow("stages", "size", "allocate", "encode", "copy", "bind", "boundary", "decode", "release");
            staged.forEach(measured -> stageRow(Stream.concat(
                            Stream.of(measured.path(), ByteSize.of(measured.size())),
                            Stream.of(Stage.values()).map(stage -> stage(measured, stage)))
                    .toArray()));
        }
    }

    private static String stage(Measurement measured, Stage stage) {
        Double nanos = measured.stages().get(stage);
        return nanos == null ? "-" : time(nanos);
    }

    private static String calls(TransferPath path) {
        String calls = path.hops().stream()
                .map(Hop::systemCall)
                .filter(call -> call != null)
                .distinct()
                .collect(Collectors.joining(" "));
        return calls.isEmpty() ? "-" : calls;
    }

    private static String percent(Measurement measured) {
        return String.format(
                Locale.ROOT,
                "%.1f %%",
                100.0 * measured.check().arrived() / measured.check().sent());
    }

    private static String evidence(List<Evidence> known) {
        return known.stream()
                .map(each -> each == Evidence.MODELLED
                        ? "-"
                        : each.name().substring(0, 1).toLowerCase(Locale.ROOT))
                .collect(Collectors.joining());
    }

    private void models(SurveyReport report) {
        List<CostModel> models = report.models();
        if (models.isEmpty()) {
            return;
        }
        out.println();
        modelRow("T = C + K * size", "C, 95 % band", "K per KiB, 95 % band", "worst error");
        models.forEach(this::model);
        out.println();
        report.crossings(models).stream()
                .filter(crossing -> crossing.size().narrow())
                .forEach(crossing -> out.println(crossing.small() + " is cheaper below "
                        + size(crossing.size().value()) + " ("
                        + size(crossing.size().low()) + " to "
                        + size(crossing.size().high()) + "), " + crossing.large() + " above"));
    }

    private void model(CostModel model) {
        modelRow(
                model.path(),
                band(model.fixed(), 1),
                band(model.perByte(), KIB),
                String.format(Locale.ROOT, "%.0f %%", 100 * model.worstError()));
    }

    void print(Advice advice) {
        out.println();
        out.println("For these sizes, per move:");
        advice.single().forEach(cost -> out.println("  " + band(cost.nanos(), 1) + "  " + cost.path()));
        Advice.Split split = advice.split();
        out.println(
                split == null
                        ? "A split by size would not pay: no pair of paths is surely cheaper."
                        : String.format(
                                Locale.ROOT,
                                "  %s  %s below %s (%.0f %% of all), %s from there on: saves %.0f %%",
                                band(split.nanos(), 1),
                                split.small(),
                                size(split.threshold()),
                                100 * split.shareBelow(),
                                split.large(),
                                100 * split.saved()));
        out.flush();
    }

    private static String band(Band nanos, double factor) {
        return String.format(
                Locale.ROOT,
                "%s (%s - %s)",
                time(nanos.value() * factor),
                time(nanos.low() * factor),
                time(nanos.high() * factor));
    }

    /// In letters that every terminal has.
    private static String time(double nanos) {
        return Digits.time(nanos).replace('µ', 'u');
    }

    private static String size(double bytes) {
        return bytes < KIB
                ? String.format(Locale.ROOT, "%.0f B", bytes)
                : String.format(Locale.ROOT, "%.3g KiB", bytes / KIB);
    }

    private static String number(double number) {
        return String.format(Locale.ROOT, number < 10 ? "%.2f" : number < 100 ? "%.1f" : "%.0f", number);
    }

    private void line(String row) {
        out.println(row.stripTrailing());
    }

    private void row(Object... cells) {
        line(String.format(Locale.ROOT, "%-30s%9s%8s  %-16s%11s%23s%12s%12s%12s  %-9s%s", cells));
    }

    private void stageRow(Object... cells) {
        line(String.format(Locale.ROOT, "%-30s%9s%12s%12s%12s%12s%12s%12s%12s", cells));
    }

    private void modelRow(Object... cells) {
        line(String.format(Locale.ROOT, "%-30s%38s%34s%12s", cells));
    }
}
