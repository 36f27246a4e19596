package io.bufferscope.bench.report;

import io.bufferscope.bench.honesty.Finding;
import io.bufferscope.bench.result.RunRecord;
import io.bufferscope.l10n.Html;
import io.bufferscope.l10n.Messages;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// A run as one HTML file that needs nothing else: bars with interval and raw points, table, machine, checklist.
public final class HtmlReport {

    /// The reader's own colours, light or dark.
    private static final String STYLE = """
        :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
        body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
        table { border-collapse: collapse; width: 100%; font-size: 0.9em; }
        th, td { text-align: left; padding: 0.3em 0.6em; border-bottom: 1px solid GrayText; }
        td.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
        code, svg text { font-family: ui-monospace, monospace; }
        svg { width: 100%; height: auto; margin: 0.5rem 0 1.5rem; }
        svg text { fill: CanvasText; font-size: 12px; }
        .bar { fill: SteelBlue; } .interval { stroke: CanvasText; stroke-width: 1.5; }
        .point { fill: OrangeRed; stroke: Canvas; stroke-width: 0.5; }
        """;

    private HtmlReport() {}

    /// The whole document.
    public static String of(RunRecord run, Messages words) {
        Report report = new Report(run, words);
        StringBuilder out = new StringBuilder("<!DOCTYPE html>\n<html lang=\"")
                .append(words.language().tag())
                .append("\">\n<head><meta charset=\"utf-8\"><title>")
                .append(Html.escaped(report.text("benchreport.title")))
                .append("</title>\n<style>\n")
                .append(STYLE)
                .append("</style></head>\n<body>\n");
        element(out, "h1", report.text("benchreport.title"));
        element(out, "p", report.setup());
        groups(report).values().forEach(rows -> out.append(BarsSvg.of(rows)));
        table(out, report);
        if (!report.machine().isEmpty()) {
            element(out, "h2", report.text("benchreport.machine"));
            list(out, report.machine());
        }
        element(out, "h2", report.text("benchreport.honesty"));
        List<Finding> findings = report.findings();
        list(out, findings.stream().map(report::sentence).toList());
        return out.append("</body>\n</html>\n").toString();
    }

    private static Map<String, List<Report.Row>> groups(Report report) {
        return report.rows().stream()
                .collect(Collectors.groupingBy(Report.Row::group, LinkedHashMap::new, Collectors.toList()));
    }

    private static void table(StringBuilder out, Report report) {
        out.append("<table>\n<tr>");
        for (String key :
                List.of("benchreport.benchmark", "benchreport.score", "benchreport.alloc", "benchreport.against")) {
            element(out, "th", report.text(key));
        }
        out.append("</tr>\n");
        for (Report.Row row : report.rows()) {
            out.append("<tr><td><code>").append(Html.escaped(row.name())).append("</code></td>");
            out.append("<td class=\"number\">")
                    .append(Html.escaped(row.score()))
                    .append("</td>");
            out.append("<td class=\"number\">")
                    .append(Html.escaped(row.alloc()))
                    .append("</td>");
            element(out, "td", row.against());
            out.append("</tr>\n");
        }
        out.append("</table>\n");
    }

    private static void list(StringBuilder out, List<String> lines) {
        out.append("<ul>\n");
        lines.forEach(line -> element(out, "li", line));
        out.append("</ul>\n");
    }

    private static void element(StringBuilder out, String name, String text) {
        out.append('<').append(name).append('>').append(Html.escaped(text));
        out.append("</").append(name).append(">\n");
    }
}
