package io.bufferscope.claims;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Verdicts of measured claims, which need intervals that leave no doubt.
class CertainVerdictTest {

    private final Claim claim = ClaimBook.read().find("001-8").orElseThrow();

    @Test
    void measured_decides_ifTheEndsOfAllIntervalsSayTheSame() {
        assertThat(found(100, 50, List.of(scores(90, 60), scores(110, 40))).verdict())
                .isEqualTo(Verdict.HOLDS);
    }

    @Test
    void measured_leavesItUndecided_ifTheyDoNot_andStillShowsTheScores() {
        Finding finding = found(100, 50, List.of(scores(90, 60), scores(40, 60)));

        assertThat(finding.verdict()).isEqualTo(Verdict.UNDECIDED);
        assertThat(finding.observed().values()).containsEntry("arrayList", "100");
    }

    private Finding found(int list, int recycled, List<Observations> extremes) {
        return Checker.measured(claim, scores(list, recycled), extremes);
    }

    private static Observations scores(int list, int recycled) {
        return new Observations(
                Map.of("arrayList", Integer.toString(list), "recyclableOnPlainThread", Integer.toString(recycled)));
    }
}
