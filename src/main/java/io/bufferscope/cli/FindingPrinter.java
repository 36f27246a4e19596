package io.bufferscope.cli;

import io.bufferscope.claims.Article;
import io.bufferscope.claims.Claim;
import io.bufferscope.claims.ClaimBook;
import io.bufferscope.claims.ClaimWords;
import io.bufferscope.claims.Finding;
import io.bufferscope.claims.Section;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/// The printer of claims and findings as plain text.
///
/// @param words the language
record FindingPrinter(ClaimBook book, ClaimWords words, PrintWriter out) {

    private static final String INDENT = "    ";

    /// Prints a claim that nobody has checked.
    void claim(Claim claim) {
        out.println(claim.id() + "  " + words.statement(claim));
        List<Section> sections = new ArrayList<>();
        words.figure(claim, sections);
        sections.addAll(words.method(claim));
        sections.addAll(words.explained(claim, article(claim)));
        print(sections);
    }

    /// Prints what a check found.
    void finding(Finding finding) {
        Claim claim = finding.claim();
        out.println(claim.id() + "  " + words.headline(finding));
        List<Section> sections = new ArrayList<>(words.found(finding));
        sections.addAll(words.explained(claim, article(claim)));
        print(sections);
    }

    private void print(List<Section> sections) {
        for (Section section : sections) {
            if (section.code()) {
                out.println("  " + section.title());
                section.text().lines().forEach(line -> out.println(INDENT + line));
            } else {
                out.println("  " + section.title() + " | " + section.text());
            }
        }
        out.println();
    }

    private Article article(Claim claim) {
        return book.articles().stream()
                .filter(article -> article.id().equals(claim.article()))
                .findFirst()
                .orElseThrow();
    }
}
