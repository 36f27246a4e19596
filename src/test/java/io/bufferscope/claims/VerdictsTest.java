package io.bufferscope.claims;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// No verdict is hard-wired: contrary observations give every claim that can be observed another one.
class VerdictsTest {

    /// Verdicts that leave the claim standing.
    private static final Set<Verdict> STANDING = EnumSet.of(Verdict.HOLDS, Verdict.MACHINE);

    static Stream<Claim> observable() {
        return ClaimBook.read().claims().filter(claim -> !claim.check().rules().equals(Rules.NONE));
    }

    @ParameterizedTest
    @MethodSource("observable")
    void contraryObservations_changeTheVerdict(Claim claim) throws FormulaException {
        Set<Verdict> verdicts = Contrary.verdicts(claim);
        assertThat(verdicts).as("with which it stands").containsAnyElementsOf(STANDING);
        assertThat(verdicts).as("with which it does not simply hold").isNotEqualTo(Set.of(Verdict.HOLDS));
        assertThat(verdicts).hasSizeGreaterThan(1);
    }

    @ParameterizedTest
    @MethodSource("observable")
    void everyRule_canBeMet(Claim claim) throws FormulaException {
        assertThat(Contrary.verdicts(claim))
                .containsAll(claim.check().rules().conditions().keySet());
    }
}
