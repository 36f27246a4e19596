package io.bufferscope.claims;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.session.BatchRunner;
import io.bufferscope.session.ChildJvm;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What goes wrong with one check stays with it.
class CheckerTest {

    private static final Rules SEEN =
            new Rules(new LinkedHashMap<>(Map.of(Verdict.HOLDS, "seen == 1", Verdict.WRONG, "seen != 1")));

    @Test
    void troubleOfOneCheck_stopsNoOther() throws IOException {
        Map<String, Finding> found = check(
                claim("t-1", run("Broken", SEEN)),
                claim("t-2", run("Throwing", SEEN)),
                claim("t-3", run("Seeing", SEEN)));
        assertThat(found.get("t-1").proof())
                .isInstanceOfSatisfying(
                        Proof.Trouble.class, it -> assertThat(it.reason()).isEqualTo(Proof.Reason.NOT_COMPILED));
        assertThat(found.get("t-2").proof())
                .isEqualTo(new Proof.Trouble(Proof.Reason.THREW, "java.lang.IllegalStateException: out of order"));
        assertThat(found.get("t-3").verdict()).isEqualTo(Verdict.HOLDS);
        assertThat(found.get("t-3").observed().values()).isEqualTo(Map.of("seen", "1"));
        assertThat(found.values().stream().filter(it -> it.verdict() == Verdict.FAILED))
                .hasSize(2);
    }

    @Test
    void observations_thatFitNoRule_areAFailureOfTheCheck() throws IOException {
        Claim unfit = claim("t-1", run("Seeing", new Rules(Map.of(Verdict.HOLDS, "seen == 2"))));
        assertThat(check(unfit).get("t-1").verdict()).isEqualTo(Verdict.FAILED);
    }

    @Test
    void rule_thatAsksForWhatWasNotObserved_isAFailureOfTheCheck() throws IOException {
        Claim asks = claim("t-1", run("Seeing", new Rules(Map.of(Verdict.HOLDS, "unseen == 2"))));
        assertThat(check(asks).get("t-1").proof())
                .isInstanceOfSatisfying(
                        Proof.Trouble.class, it -> assertThat(it.detail()).contains("'unseen' was not observed"));
    }

    @Test
    void compilerCheck_holdsForCodeThatCompiles_andNotForOther() throws IOException {
        Rules rules = new Rules(Map.of(Verdict.HOLDS, "compiles", Verdict.WRONG, "!compiles"));
        Map<String, Finding> found = check(
                claim("t-1", new Check.Compiled("Seeing", rules)), claim("t-2", new Check.Compiled("Broken", rules)));
        assertThat(found.get("t-1").verdict()).isEqualTo(Verdict.HOLDS);
        assertThat(found.get("t-2").verdict()).isEqualTo(Verdict.WRONG);
        assertThat(found.get("t-2").observed().values().get("message")).isEqualTo("';' expected");
    }

    @Test
    void benchmarks_areNotRun_untilScoresAreThere() throws IOException {
        Rules rules = new Rules(Map.of(Verdict.HOLDS, "pool < heap", Verdict.MACHINE, "pool >= heap"));
        Claim claim = claim("t-1", new Check.Measured(List.of("pool", "heap"), rules));
        assertThat(check(claim).get("t-1").verdict()).isEqualTo(Verdict.NOT_RUN);
        Observations scores = Observations.NONE.with("pool", "88.5").with("heap", "4.5E+1");
        assertThat(Checker.measured(claim, scores).verdict()).isEqualTo(Verdict.MACHINE);
        assertThat(Checker.measured(claim, scores.with("pool", "12")).verdict()).isEqualTo(Verdict.HOLDS);
    }

    private static Map<String, Finding> check(Claim... claims) throws IOException {
        Map<String, Finding> found = new LinkedHashMap<>();
        new Checker(new BatchRunner(ChildJvm.ofThisProcess(), Duration.ofSeconds(60)))
                .check(
                        Stream.of(claims).toList(),
                        finding -> found.put(finding.claim().id(), finding));
        return found;
    }

    private static Check run(String program, Rules rules) {
        return new Check.Observed(program, List.of(), false, rules);
    }

    static Claim claim(String id, Check check) {
        Text text = new Text("It is so.", "是这样。");
        return new Claim(id, text, null, text, check, "", List.of(), "", List.of());
    }
}
