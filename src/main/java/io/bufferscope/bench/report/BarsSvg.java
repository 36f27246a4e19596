package io.bufferscope.bench.report;

import io.bufferscope.bench.result.Metric;
import io.bufferscope.l10n.Html;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;

/// Bars of measurements that may be compared: score, 99.9 % interval and the raw points, on an axis that starts at 0.
final class BarsSvg {

    private static final int WIDTH = 960;
    private static final int LABELS = 330;
    private static final int SCORES = 190;
    private static final int ROW = 30;
    private static final int BAR = 18;

    private final StringBuilder out = new StringBuilder();
    private final double most;

    private BarsSvg(List<Report.Row> rows) {
        this.most = rows.stream()
                .map(row -> row.measurement().primary())
                .flatMapToDouble(BarsSvg::values)
                .filter(Double::isFinite)
                .max()
                .orElse(1);
    }

    static String of(List<Report.Row> rows) {
        BarsSvg bars = new BarsSvg(rows);
        bars.out.append(String.format(
                Locale.ROOT, "<svg viewBox=\"0 0 %d %d\" role=\"img\">%n", WIDTH, rows.size() * ROW + BAR));
        for (int i = 0; i < rows.size(); i++) {
            bars.row(rows.get(i), i * ROW + BAR / 2);
        }
        return bars.out.append("</svg>\n").toString();
    }

    private static DoubleStream values(Metric metric) {
        return DoubleStream.concat(
                DoubleStream.of(metric.score(), Math.min(metric.high(), metric.score() * 2)),
                metric.points().stream().mapToDouble(it -> it));
    }

    private void row(Report.Row row, int y) {
        Metric metric = row.measurement().primary();
        int middle = y + BAR / 2;
        text(LABELS - 8, middle + 4, "end", label(row));
        out.append(String.format(
                Locale.ROOT,
                "<rect class=\"bar\" x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"%d\"/>%n",
                LABELS,
                y,
                x(metric.score()) - LABELS,
                BAR));
        if (metric.hasInterval()) {
            out.append(String.format(
                    Locale.ROOT,
                    "<line class=\"interval\" x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%d\"/>%n",
                    x(metric.low()),
                    middle,
                    x(metric.high()),
                    middle));
        }
        for (double point : metric.points()) {
            out.append(String.format(
                    Locale.ROOT, "<circle class=\"point\" cx=\"%.1f\" cy=\"%d\" r=\"3\"/>%n", x(point), middle));
        }
        text(WIDTH, middle + 4, "end", row.score());
    }

    private static String label(Report.Row row) {
        String method = row.measurement().method();
        String params = String.join(", ", row.measurement().params().values());
        return params.isEmpty() ? method : method + " " + params;
    }

    private double x(double value) {
        double share = Double.isFinite(value) ? Math.clamp(value / most, 0, 1) : 0;
        return LABELS + share * (WIDTH - LABELS - SCORES);
    }

    private void text(int x, int y, String anchor, String text) {
        out.append(String.format(Locale.ROOT, "<text x=\"%d\" y=\"%d\" text-anchor=\"%s\">", x, y, anchor))
                .append(Html.escaped(text))
                .append("</text>\n");
    }
}
