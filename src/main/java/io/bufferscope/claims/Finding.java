package io.bufferscope.claims;

import java.time.Duration;

/// What a check found.
///
/// @param observed what the verdict was derived from
/// @param took how long the check's program ran; zero where none ran
public record Finding(Claim claim, Verdict verdict, Observations observed, Proof proof, Duration took) {

    /// The finding of a check that nobody has run.
    public static Finding notRun(Claim claim) {
        return new Finding(claim, Verdict.NOT_RUN, Observations.NONE, new Proof.Nothing(), Duration.ZERO);
    }

    static Finding failed(Claim claim, Proof.Reason reason, String detail) {
        Proof proof = new Proof.Trouble(reason, detail);
        return new Finding(claim, Verdict.FAILED, Observations.NONE, proof, Duration.ZERO);
    }

    /// Derives the verdict by the claim's rules; the check has failed if what was observed fits none of them.
    static Finding of(Claim claim, Observations observed, Proof proof, Duration took) {
        try {
            return claim.check()
                    .rules()
                    .decide(observed)
                    .map(verdict -> new Finding(claim, verdict, observed, proof, took))
                    .orElseGet(() -> new Finding(claim, Verdict.FAILED, observed, proof, took));
        } catch (FormulaException e) {
            return failed(claim, Proof.Reason.FORMULA, String.valueOf(e.getMessage()));
        }
    }
}
