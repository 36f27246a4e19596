package io.bufferscope.cli;

import io.bufferscope.bench.report.HtmlReport;
import io.bufferscope.bench.report.MarkdownReport;
import io.bufferscope.bench.report.TextReport;
import io.bufferscope.bench.result.RunRecord;
import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// Where the results of benchmarks go: text on standard output, and files that are asked for.
final class BenchOutputs {

    @Option(names = "--json", paramLabel = "OUT", description = "Write JMH's JSON; - prints it, instead of the text.")
    private @Nullable Path json;

    @Option(names = "--html", paramLabel = "OUT", description = "Write a report as one HTML file.")
    private @Nullable Path html;

    @Option(names = "--markdown", paramLabel = "OUT", description = "Write a report as Markdown; - prints it.")
    private @Nullable Path markdown;

    @Option(
            names = "--lang",
            description = "en or zh. Default: en.",
            defaultValue = "en",
            converter = RenderCommand.LanguageConverter.class)
    private Language language = Language.EN;

    /// Refuses targets that cannot be written, before anything is measured.
    void check() {
        for (Path target : new @Nullable Path[] {json, html, markdown}) {
            if (target != null && !printed(target)) {
                Traces.checkTarget(target);
            }
        }
    }

    void write(RunRecord run, PrintWriter out) {
        Messages words = Messages.of(language);
        if (json != null) {
            write(run.json().strip() + "\n", json, out);
        }
        if (html != null) {
            write(HtmlReport.of(run, words), html, out);
        }
        if (markdown != null) {
            write(MarkdownReport.of(run, words), markdown, out);
        }
        if (!printed(json) && !printed(html) && !printed(markdown)) {
            TextReport.lines(run, words).forEach(out::println);
        }
        out.flush();
    }

    private static boolean printed(@Nullable Path target) {
        return target != null && target.toString().equals("-");
    }

    private static void write(String text, Path target, PrintWriter out) {
        if (printed(target)) {
            out.print(text);
            return;
        }
        try {
            Files.writeString(target, text);
        } catch (IOException e) {
            String reason = "The results cannot be written to " + target + ": " + Failure.reason(e) + ".";
            throw new Failure(Failure.ENVIRONMENT, reason, e);
        }
    }
}
