package io.bufferscope.app.bench;

import io.bufferscope.claims.Article;
import io.bufferscope.claims.ClaimBook;
import io.bufferscope.claims.ClaimWords;
import io.bufferscope.claims.Finding;
import java.util.ArrayList;
import java.util.List;

/// A row of the list of claims.
sealed interface ClaimRow {

    /// The head of an article's claims.
    ///
    /// @param shown how many of its claims follow
    record Heading(Article article, int shown) implements ClaimRow {}

    /// A claim and what was found of it.
    record Entry(Finding finding) implements ClaimRow {}

    /// The rows of the claims that a filter takes, by article; articles without any are left out.
    ///
    /// @param findings of all claims, in the order of the book
    static List<ClaimRow> of(ClaimBook book, List<Finding> findings, ClaimFilter filter, ClaimWords words) {
        List<ClaimRow> rows = new ArrayList<>();
        for (Article article : book.articles()) {
            List<Entry> own = findings.stream()
                    .filter(finding -> finding.claim().article().equals(article.id()))
                    .filter(finding -> filter.takes(finding, words))
                    .map(Entry::new)
                    .toList();
            if (!own.isEmpty()) {
                rows.add(new Heading(article, own.size()));
                rows.addAll(own);
            }
        }
        return rows;
    }
}
