package io.bufferscope.bench.report;

import io.bufferscope.bench.honesty.Finding;
import io.bufferscope.bench.honesty.Honesty;
import io.bufferscope.bench.result.Comparison;
import io.bufferscope.bench.result.Measurement;
import io.bufferscope.bench.result.Metric;
import io.bufferscope.bench.result.RunRecord;
import io.bufferscope.l10n.Messages;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A run as rows and sentences of one language; what text, Markdown and HTML are made of.
public final class Report {

    private final RunRecord run;
    private final Messages words;

    public Report(RunRecord run, Messages words) {
        this.run = run;
        this.words = words;
    }

    /// One measurement in words.
    ///
    /// @param group what it may be compared within: same unit, mode and class
    /// @param against how it compares with the first of its group; empty for that one itself
    public record Row(Measurement measurement, String group, String name, String score, String alloc, String against) {}

    String text(String key, Object... arguments) {
        return words.text(key, arguments);
    }

    /// All results, each compared with the first of its group.
    public List<Row> rows() {
        Map<String, Measurement> firsts = new LinkedHashMap<>();
        List<Row> rows = new ArrayList<>();
        for (Measurement it : run.measurements()) {
            String group = it.owner() + " " + it.mode() + " " + it.primary().unit();
            Measurement first = firsts.putIfAbsent(group, it);
            rows.add(new Row(it, group, name(it), Figures.score(it.primary()), alloc(it), against(it, first)));
        }
        return rows;
    }

    private static String name(Measurement it) {
        return it.params().isEmpty() ? it.shortName() : it.shortName() + " (" + it.paramWords() + ")";
    }

    private static String alloc(Measurement it) {
        Metric alloc = it.secondary().get("gc.alloc.rate.norm");
        return alloc == null ? "" : Figures.amount(alloc.score()) + " " + alloc.unit();
    }

    private String against(Measurement it, @Nullable Measurement first) {
        if (first == null) {
            return "";
        }
        String ratio = String.format(
                Locale.ROOT, "%.2f", it.primary().score() / first.primary().score());
        return switch (Comparison.of(it, first)) {
            case BETTER -> words.text("benchreport.better", ratio);
            case WORSE -> words.text("benchreport.worse", ratio);
            case ALIKE -> words.text("benchreport.alike");
            case UNKNOWN -> words.text("benchreport.unknown", ratio);
        };
    }

    /// What the machine was like, a line each; empty for a run of which only the file is known.
    public List<String> machine() {
        return new MachineWords(words).lines(run.before(), run.after());
    }

    /// How it was run, as one line; empty without results.
    public String setup() {
        if (run.measurements().isEmpty()) {
            return "";
        }
        Measurement.Setup setup = run.measurements().getFirst().setup();
        return words.text(
                "benchreport.setup",
                setup.jmh(),
                setup.forks(),
                setup.warmupIterations() + " × " + setup.warmupTime(),
                setup.measurementIterations() + " × " + setup.measurementTime(),
                setup.jvm());
    }

    /// How far it can be trusted.
    public List<Finding> findings() {
        return Honesty.of(run);
    }

    /// A finding with its mark.
    public String sentence(Finding finding) {
        return finding.verdict().mark() + " " + finding.sentence(words);
    }
}
