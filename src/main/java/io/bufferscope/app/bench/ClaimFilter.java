package io.bufferscope.app.bench;

import io.bufferscope.claims.Claim;
import io.bufferscope.claims.ClaimWords;
import io.bufferscope.claims.Finding;
import io.bufferscope.claims.Text;
import io.bufferscope.claims.Verdict;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// A choice among claims.
///
/// @param text words that all must be in the claim, whatever their case; may be empty
/// @param verdict the verdict that it must have got, or null for any
record ClaimFilter(String text, @Nullable Verdict verdict) {

    static final ClaimFilter ALL = new ClaimFilter("", null);

    /// Whether a claim is chosen.
    ///
    /// @param words the language in which it is shown
    boolean takes(Finding finding, ClaimWords words) {
        return (verdict == null || verdict == finding.verdict()) && mentions(finding.claim(), words);
    }

    private boolean mentions(Claim claim, ClaimWords words) {
        String all = lower(String.join(
                " ", claim.id(), words.statement(claim), figure(claim, words), words.kind(claim), claim.benchmark()));
        return List.of(lower(text).strip().split("\\s+", -1)).stream().allMatch(all::contains);
    }

    private static String figure(Claim claim, ClaimWords words) {
        Text figure = claim.figure();
        return figure == null ? "" : figure.in(words.messages().language());
    }

    private static String lower(String some) {
        return some.toLowerCase(Locale.ROOT);
    }
}
