package io.bufferscope.claims;

import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;

/// How many claims got which verdict.
///
/// @param counts by verdict, in the order of verdicts; without zeros
public record Tally(Map<Verdict, Integer> counts) {

    public static Tally of(Collection<Finding> findings) {
        Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
        findings.forEach(finding -> counts.merge(finding.verdict(), 1, Integer::sum));
        return new Tally(counts);
    }

    public int sum() {
        return counts.values().stream().mapToInt(Integer::intValue).sum();
    }
}
