package io.bufferscope.bench.report;

import io.bufferscope.bench.result.RunRecord;
import io.bufferscope.l10n.Messages;
import java.util.ArrayList;
import java.util.List;

/// A run as Markdown, to be posted or handed in.
public final class MarkdownReport {

    private MarkdownReport() {}

    /// The whole text.
    public static String of(RunRecord run, Messages words) {
        Report report = new Report(run, words);
        List<String> lines = new ArrayList<>();
        lines.add("# " + report.text("benchreport.title"));
        lines.add("");
        lines.add(report.setup());
        lines.add("");
        table(report, lines);
        if (!report.machine().isEmpty()) {
            lines.add("");
            lines.add("## " + report.text("benchreport.machine"));
            lines.add("");
            report.machine().forEach(it -> lines.add("* " + it));
        }
        lines.add("");
        lines.add("## " + report.text("benchreport.honesty"));
        lines.add("");
        report.findings().forEach(it -> lines.add("* " + report.sentence(it)));
        return String.join("\n", lines) + "\n";
    }

    private static void table(Report report, List<String> lines) {
        lines.add("| " + report.text("benchreport.benchmark") + " | " + report.text("benchreport.score") + " | "
                + report.text("benchreport.alloc") + " | " + report.text("benchreport.against") + " |");
        lines.add("|---|--:|--:|---|");
        for (Report.Row row : report.rows()) {
            lines.add("| `" + row.name() + "` | " + row.score() + " | " + row.alloc() + " | " + row.against() + " |");
        }
    }
}
