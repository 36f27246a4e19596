package io.bufferscope.claims;

import io.bufferscope.session.BatchRunner;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// The one who carries out checks: those of programs in JVMs of their own, the others here.
///
/// @param runner runs the programs
public record Checker(BatchRunner runner) {

    /// Time that a check's program may take.
    public static final Duration LIMIT = Duration.ofSeconds(30);

    /// Checks claims on the calling thread; tells each finding as soon as it is there, in no promised order.
    ///
    /// A check that cannot be carried out fails alone. Benchmarks are not run here: their claims stay
    /// [Verdict#NOT_RUN]; [#measured] decides them.
    ///
    /// @throws IOException if no JVM can be started
    public void check(List<Claim> claims, Consumer<Finding> told) throws IOException {
        Map<List<String>, List<Claim>> batches = new LinkedHashMap<>();
        for (Claim claim : claims) {
            if (claim.check() instanceof Check.Observed run) {
                batches.computeIfAbsent(run.flags(), _ -> new ArrayList<>()).add(claim);
            } else {
                told.accept(atOnce(claim));
            }
        }
        for (Map.Entry<List<String>, List<Claim>> batch : batches.entrySet()) {
            new ProgramChecks(runner, batch.getKey()).check(batch.getValue(), told);
        }
    }

    /// Decides a claim by the scores of its benchmark, if they are certain enough.
    ///
    /// @param scores by name, as `docs/claims-json.md` lists them
    /// @param extremes what the scores may as well be; if one of them gives another verdict, nothing is decided
    public static Finding measured(Claim claim, Observations scores, List<Observations> extremes) {
        Finding finding = measured(claim, scores);
        boolean certain = extremes.stream()
                .map(extreme -> measured(claim, extreme).verdict())
                .allMatch(verdict -> verdict == finding.verdict());
        return certain
                ? finding
                : new Finding(claim, Verdict.UNDECIDED, finding.observed(), finding.proof(), finding.took());
    }

    static Finding measured(Claim claim, Observations scores) {
        Observations wanted = Observations.NONE;
        if (claim.check() instanceof Check.Measured check) {
            for (String name : check.scores()) {
                String value = scores.values().get(name);
                wanted = value == null ? wanted : wanted.with(name, value);
            }
        }
        return Finding.of(claim, wanted, new Proof.Scores(claim.benchmark()), Duration.ZERO);
    }

    private Finding atOnce(Claim claim) throws IOException {
        return switch (claim.check()) {
            case Check.Compiled compile -> new CompilerCheck(runner.compileClassPath()).check(claim, compile);
            case Check.Arithmetic computation -> computed(claim, computation);
            case Check.Documented _, Check.Told _ ->
                new Finding(claim, Verdict.UNCHECKABLE, Observations.NONE, new Proof.Nothing(), Duration.ZERO);
            case Check.Measured _, Check.Observed _ -> Finding.notRun(claim);
        };
    }

    static Finding computed(Claim claim, Check.Arithmetic check) {
        try {
            Computation computation = Computation.of(check);
            return Finding.of(claim, computation.observations(), computation, Duration.ZERO);
        } catch (FormulaException e) {
            return Finding.failed(claim, Proof.Reason.FORMULA, String.valueOf(e.getMessage()));
        }
    }
}
