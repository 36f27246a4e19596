package io.bufferscope.claims;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.session.BatchRunner;
import io.bufferscope.session.ChildJvm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// All checks run for real; what they find is what was found by hand before there were checks.
class ClaimsOnThisMachineTest {

    private static final Path TABLE = Path.of("src", "test", "resources", "claims", "status.tsv");

    /// What the words of the table mean.
    private static final Map<String, Verdict> MEANING = Map.of(
            "true", Verdict.HOLDS,
            "partly", Verdict.CORRECTED,
            "outdated", Verdict.OUTDATED,
            "wrong", Verdict.WRONG,
            "machine", Verdict.MACHINE,
            "impossible", Verdict.IMPOSSIBLE,
            "uncheckable", Verdict.UNCHECKABLE);

    @Test
    void verdicts_areThoseFoundByHand() throws IOException {
        Map<String, Verdict> expected = new LinkedHashMap<>();
        for (String line : Files.readAllLines(TABLE)) {
            String[] columns = line.split("\t", -1);
            expected.put(columns[0], expected(columns[1], columns[2]));
        }
        Map<String, Verdict> found = new LinkedHashMap<>();
        check().forEach(finding -> found.put(finding.claim().id(), finding.verdict()));
        assertThat(found).containsExactlyInAnyOrderEntriesOf(expected);
    }

    /// @param byHand the status found by hand
    /// @param here `seen` if the check sees it, `documents` if only words tell, `bench` if it needs a benchmark
    private static Verdict expected(String byHand, String here) {
        return switch (here) {
            case "seen" -> MEANING.get(byHand);
            case "documents" -> Verdict.UNCHECKABLE;
            case "bench" -> Verdict.NOT_RUN;
            default -> throw new IllegalArgumentException(here);
        };
    }

    private static List<Finding> check() throws IOException {
        List<Finding> findings = new ArrayList<>();
        Checker checker = new Checker(new BatchRunner(ChildJvm.ofThisProcess(), Checker.LIMIT));
        checker.check(ClaimBook.read().claims().toList(), findings::add);
        return findings;
    }
}
