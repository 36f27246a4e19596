package io.bufferscope.bench.report;

import io.bufferscope.bench.result.RunRecord;
import io.bufferscope.l10n.Messages;
import java.util.ArrayList;
import java.util.List;

/// A run as lines for a terminal.
public final class TextReport {

    private TextReport() {}

    /// The lines: a table of scores, the machine, the honesty checklist.
    public static List<String> lines(RunRecord run, Messages words) {
        Report report = new Report(run, words);
        List<Report.Row> rows = report.rows();
        int names = rows.stream().mapToInt(it -> it.name().length()).max().orElse(0);
        int scores = rows.stream().mapToInt(it -> it.score().length()).max().orElse(0);
        int allocs = rows.stream().mapToInt(it -> it.alloc().length()).max().orElse(0);
        List<String> lines = new ArrayList<>();
        for (Report.Row row : rows) {
            lines.add((row.name() + " ".repeat(names - row.name().length() + 2)
                            + " ".repeat(scores - row.score().length()) + row.score() + "  "
                            + " ".repeat(allocs - row.alloc().length()) + row.alloc() + "  " + row.against())
                    .stripTrailing());
        }
        lines.add("");
        lines.add(report.setup());
        lines.addAll(report.machine());
        lines.add("");
        report.findings().forEach(it -> lines.add(report.sentence(it)));
        return lines;
    }
}
