package io.bufferscope.cli;

import io.bufferscope.claims.CheckedOn;
import io.bufferscope.claims.Checker;
import io.bufferscope.claims.Claim;
import io.bufferscope.claims.ClaimBook;
import io.bufferscope.claims.ClaimWords;
import io.bufferscope.claims.Finding;
import io.bufferscope.claims.FindingsJson;
import io.bufferscope.claims.Report;
import io.bufferscope.claims.Tally;
import io.bufferscope.claims.Verdict;
import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.session.BatchRunner;
import io.bufferscope.session.ChildJvm;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `claims check`: checks claims here and now.
@Command(name = "check", description = "Check claims here and now, and print verdicts, proofs and the tally.")
final class ClaimsCheckCommand implements Callable<Integer> {

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(
            paramLabel = "ID",
            arity = "0..*",
            description = "Such as 000-12, or an article such as 001. Default: all.")
    private List<String> names = new ArrayList<>();

    @Option(names = "--quick", description = "Only those whose check takes less than about a second.")
    private boolean quick;

    @Option(
            names = "--json",
            paramLabel = "OUT",
            description = "Write the findings as JSON, docs/claims-json.md; - prints them instead of the text.")
    private @Nullable Path json;

    @Option(
            names = "--report",
            paramLabel = "OUT",
            description = "Write a report for handing in: one file, .html or .md.")
    private @Nullable Path report;

    @Option(
            names = "--measured",
            paramLabel = "FILE",
            description = "Decide claims of benchmarks by JSON of JMH, such as bench run --json writes.")
    private @Nullable Path measured;

    @Option(
            names = "--lang",
            description = "Language of the texts: en or zh. Default: en.",
            defaultValue = "en",
            converter = RenderCommand.LanguageConverter.class)
    @SuppressWarnings("NullAway.Init")
    private Language language;

    private final Supplier<ChildJvm> jvm;

    ClaimsCheckCommand(Supplier<ChildJvm> jvm) {
        this.jvm = jvm;
    }

    @Override
    public Integer call() {
        checkTargets();
        ClaimBook book = ClaimBook.read();
        List<Claim> claims = ClaimsCommand.chosen(book, names).stream()
                .filter(claim -> !quick || claim.check().isQuick())
                .toList();
        ChildJvm child = child();
        MeasuredClaims scores = measured == null ? MeasuredClaims.NONE : MeasuredClaims.of(measured);
        List<Finding> findings =
                check(claims, child).stream().map(scores::decide).toList();
        CheckedOn here = CheckedOn.here(child, Clock.system(ZoneId.systemDefault()));
        print(book, findings, here);
        if (report != null) {
            Report whole = new Report(book, here, findings, Messages.of(language));
            WholeFile.write(report, isHtml(report) ? whole.html() : whole.markdown());
        }
        return findings.stream().anyMatch(finding -> finding.verdict() == Verdict.FAILED) ? Failure.CHECK_FAILED : 0;
    }

    private void checkTargets() {
        if (json != null && !printsJson()) {
            WholeFile.check(json);
        }
        if (report != null) {
            if (!isHtml(report) && !report.toString().endsWith(".md")) {
                throw new Failure(Failure.USAGE, report + " is no name of a report: end it with .html or .md.");
            }
            WholeFile.check(report);
        }
    }

    private static boolean isHtml(Path file) {
        return file.toString().endsWith(".html");
    }

    private boolean printsJson() {
        return json != null && json.toString().equals("-");
    }

    private ChildJvm child() {
        try {
            return jvm.get();
        } catch (IllegalStateException incomplete) {
            throw new Failure(Failure.ENVIRONMENT, String.valueOf(incomplete.getMessage()), incomplete);
        }
    }

    private static List<Finding> check(List<Claim> claims, ChildJvm child) {
        List<Finding> findings = new ArrayList<>();
        try {
            new Checker(new BatchRunner(child, Checker.LIMIT)).check(claims, findings::add);
        } catch (IOException e) {
            String sentence = "The checks cannot be run: " + Failure.reason(e) + ".";
            throw new Failure(Failure.ENVIRONMENT, sentence, e);
        }
        findings.sort(Comparator.comparingInt(finding -> claims.indexOf(finding.claim())));
        return findings;
    }

    private void print(ClaimBook book, List<Finding> findings, CheckedOn here) {
        String document = new FindingsJson(here, findings, language).text();
        PrintWriter out = spec.commandLine().getOut();
        if (printsJson()) {
            out.print(document);
        } else {
            if (json != null) {
                WholeFile.write(json, document);
            }
            ClaimWords words = new ClaimWords(Messages.of(language));
            FindingPrinter printer = new FindingPrinter(book, words, out);
            findings.forEach(printer::finding);
            out.println(words.environment(here));
            out.println(words.tally(Tally.of(findings)));
        }
        out.flush();
    }
}
