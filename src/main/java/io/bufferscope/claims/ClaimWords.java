package io.bufferscope.claims;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// What is told of claims and findings, in one language.
///
/// @param messages the language
public record ClaimWords(Messages messages) {

    private Language language() {
        return messages.language();
    }

    /// A verdict in words.
    public String verdict(Verdict verdict) {
        return messages.text("claims.verdict." + verdict.id());
    }

    /// A verdict in words, with its sign.
    public String marked(Verdict verdict) {
        return verdict.mark() + " " + verdict(verdict);
    }

    /// How a claim is checked, in a word.
    public String kind(Claim claim) {
        return messages.text("claims.kind." + claim.check().kind());
    }

    public String statement(Claim claim) {
        return claim.statement().in(language());
    }

    public String article(Article article) {
        return messages.text("claims.article", article.id(), article.title().in(language()));
    }

    /// One line that says how many claims got which verdict.
    public String tally(Tally tally) {
        String parts = tally.counts().entrySet().stream()
                .map(each -> messages.text("claims.tally.part", each.getValue(), verdict(each.getKey())))
                .reduce((some, next) -> messages.text("claims.tally.join", some, next))
                .orElse("");
        return messages.text("claims.tally", tally.sum(), parts);
    }

    /// Where, when and with what the checks ran.
    public String environment(CheckedOn on) {
        return messages.text("claims.environment", on.time(), on.java(), on.netty(), on.system(), on.processors());
    }

    /// One line that says what was found of a claim.
    public String headline(Finding finding) {
        return messages.text("claims.found", verdict(finding.verdict()), statement(finding.claim()));
    }

    /// What was found: figure, verdict, proof.
    public List<Section> found(Finding finding) {
        List<Section> sections = new ArrayList<>();
        figure(finding.claim(), sections);
        sections.add(verdictOf(finding));
        if (!finding.observed().values().isEmpty() && !(finding.proof() instanceof Computation)) {
            sections.add(Section.lines(messages.text("claims.observed"), observed(finding.observed())));
        }
        proof(finding, sections);
        String rule = finding.claim().check().rules().conditions().get(finding.verdict());
        if (rule != null) {
            sections.add(Section.lines(messages.text("claims.rule"), rule));
        }
        return sections;
    }

    /// The explanation and where to read on.
    public List<Section> explained(Claim claim, Article article) {
        List<Section> sections = new ArrayList<>();
        String title = messages.text("claims.explanation", article.written().in(language()));
        sections.add(Section.prose(title, claim.explanation().in(language())));
        if (!claim.see().isEmpty()) {
            sections.add(Section.prose(messages.text("claims.see"), see(claim)));
        }
        if (!claim.sources().isEmpty()) {
            sections.add(Section.prose(messages.text("claims.sources"), String.join("; ", claim.sources())));
        }
        return sections;
    }

    /// How it is checked: in words, the rules, the code.
    public List<Section> method(Claim claim) {
        List<Section> sections = new ArrayList<>();
        sections.add(Section.prose(messages.text("claims.how"), how(claim)));
        Map<Verdict, String> rules = claim.check().rules().conditions();
        if (!rules.isEmpty()) {
            sections.add(Section.lines(messages.text("claims.rules"), rules(rules)));
        }
        code(claim, sections);
        return sections;
    }

    /// The article's figure, if it gives one.
    public void figure(Claim claim, List<Section> sections) {
        Text figure = claim.figure();
        if (figure != null) {
            sections.add(Section.prose(messages.text("claims.figure"), figure.in(language())));
        }
    }

    /// The verdict, and how long the check ran.
    public Section verdictOf(Finding finding) {
        return Section.prose(messages.text("claims.verdict"), verdictAndTime(finding));
    }

    private String verdictAndTime(Finding finding) {
        String verdict = verdict(finding.verdict());
        long millis = finding.took().toMillis();
        return millis == 0 ? verdict : messages.text("claims.took", verdict, millis);
    }

    private static String observed(Observations observed) {
        return observed.values().entrySet().stream()
                .map(each -> each.getKey() + " = " + each.getValue())
                .collect(Collectors.joining("\n"));
    }

    private void proof(Finding finding, List<Section> sections) {
        switch (finding.proof()) {
            case Computation computation ->
                sections.add(Section.lines(messages.text("claims.proof.arithmetic"), computed(computation)));
            case Proof.Compiler compiler ->
                sections.add(Section.lines(messages.text("claims.proof.javac"), said(compiler)));
            case Proof.Trouble(Proof.Reason reason, String detail) ->
                sections.add(
                        Section.prose(verdict(Verdict.FAILED), messages.text("claims.failed." + reason.id(), detail)));
            case Proof.Printed _, Proof.Scores _ -> unfit(finding, sections);
            case Proof.Nothing _ -> sections.add(Section.prose(messages.text("claims.how"), how(finding.claim())));
        }
    }

    private void unfit(Finding finding, List<Section> sections) {
        if (finding.verdict() == Verdict.FAILED) {
            sections.add(Section.prose(verdict(Verdict.FAILED), messages.text("claims.failed.unfit")));
        }
    }

    private String computed(Computation computation) {
        return computation.lines().stream().map(line -> line.in(language())).collect(Collectors.joining("\n"));
    }

    private String said(Proof.Compiler compiler) {
        return compiler.messages().isBlank() ? messages.text("claims.proof.silent") : compiler.messages();
    }

    private String how(Claim claim) {
        String how = messages.text("claims.how." + claim.check().kind(), claim.benchmark());
        boolean besides = !claim.benchmark().isEmpty() && !(claim.check() instanceof Check.Measured);
        return besides ? how + " " + messages.text("claims.measured", claim.benchmark()) : how;
    }

    private String rules(Map<Verdict, String> rules) {
        return rules.entrySet().stream()
                .map(rule -> verdict(rule.getKey()) + ": " + rule.getValue())
                .collect(Collectors.joining("\n"));
    }

    private void code(Claim claim, List<Section> sections) {
        switch (claim.check()) {
            case Check.Observed run -> {
                if (!run.flags().isEmpty()) {
                    String flags = messages.text("claims.flags", String.join(" ", run.flags()));
                    sections.add(Section.prose(messages.text("claims.kind.run"), flags));
                }
                sections.add(Section.lines(messages.text("claims.code"), ClaimBook.code(run.program())));
            }
            case Check.Compiled compile ->
                sections.add(Section.lines(messages.text("claims.code"), ClaimBook.code(compile.program())));
            case Check.Arithmetic computation ->
                sections.add(Section.lines(messages.text("claims.code"), formulas(computation)));
            case Check.Measured _, Check.Documented _, Check.Told _ -> {}
        }
    }

    private String formulas(Check.Arithmetic computation) {
        return computation.steps().stream()
                .map(step -> step.name() + " = " + step.formula())
                .collect(Collectors.joining("\n"));
    }

    /// The room or example that explains a claim, in words; the claim names one.
    public String see(Claim claim) {
        String where = claim.see();
        String name = where.substring(where.indexOf(':') + 1);
        return where.startsWith("room:")
                ? messages.text("claims.see.room." + name)
                : messages.text("claims.see.example", name);
    }
}
