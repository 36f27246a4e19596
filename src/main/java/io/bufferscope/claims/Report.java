package io.bufferscope.claims;

import io.bufferscope.l10n.Messages;
import java.util.ArrayList;
import java.util.List;

/// What was found of some claims, in one language, for handing in: one file, as Markdown or as HTML.
///
/// @param on where and when the checks ran
/// @param findings in the order of the report
public record Report(ClaimBook book, CheckedOn on, List<Finding> findings, Messages messages) {

    public String markdown() {
        ClaimWords words = new ClaimWords(messages);
        MarkdownText text = new MarkdownText();
        text.title(messages.text("claims.report"));
        text.paragraph(words.environment(on));
        text.paragraph(words.tally(Tally.of(findings)));
        write(words, text);
        return text.toString();
    }

    public String html() {
        ClaimWords words = new ClaimWords(messages);
        HtmlText text = new HtmlText(messages.language().tag(), messages.text("claims.report"));
        text.paragraph(words.environment(on));
        text.paragraph(words.tally(Tally.of(findings)));
        write(words, text);
        return text.toString();
    }

    private void write(ClaimWords words, Markup text) {
        for (Article article : book.articles()) {
            List<Finding> own = findings.stream()
                    .filter(finding -> finding.claim().article().equals(article.id()))
                    .toList();
            if (!own.isEmpty()) {
                text.heading(words.article(article));
                own.forEach(finding -> write(finding, article, words, text));
            }
        }
    }

    private static void write(Finding finding, Article article, ClaimWords words, Markup text) {
        Claim claim = finding.claim();
        text.claim(claim.id(), words.verdict(finding.verdict()), words.statement(claim));
        List<Section> sections = new ArrayList<>(words.found(finding));
        sections.addAll(words.explained(claim, article));
        sections.addAll(words.method(claim));
        sections.forEach(text::section);
    }
}
