package io.bufferscope.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.bench.BenchCatalog;
import io.bufferscope.bench.scores.ScoreSheet;
import io.bufferscope.bench.suite.Topic;
import io.bufferscope.bench.twins.Twin;
import io.bufferscope.claims.Check;
import io.bufferscope.claims.Checker;
import io.bufferscope.claims.Claim;
import io.bufferscope.claims.ClaimBook;
import io.bufferscope.claims.Observations;
import io.bufferscope.claims.Verdict;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Claims and benchmarks name each other rightly, so that a run gives a verdict.
class ClaimBenchmarksTest {

    static Stream<Claim> measured() {
        return ClaimBook.read().claims().filter(claim -> claim.check() instanceof Check.Measured);
    }

    @Test
    void benchmarksOfClaims_areThere() {
        List<String> names = Subject.all().stream().map(Subject::name).toList();

        assertThat(ClaimBook.read().claims().map(Claim::benchmark).filter(name -> !name.isEmpty()))
                .isNotEmpty()
                .isSubsetOf(names);
    }

    @ParameterizedTest
    @MethodSource("measured")
    void scoresOfClaims_areGivenByTheirBenchmark_andDecideThem(Claim claim) {
        List<String> names = ScoreSheet.of(claim.benchmark()).orElseThrow().scores().stream()
                .map(ScoreSheet.Score::name)
                .toList();
        assertThat(names).containsAll(((Check.Measured) claim.check()).scores());

        Map<String, String> scores = names.stream().collect(Collectors.toMap(name -> name, name -> "12.5"));

        assertThat(Checker.measured(claim, new Observations(scores), List.of()).verdict())
                .isNotIn(Verdict.NOT_RUN, Verdict.FAILED);
    }

    @Test
    void everyBenchmarkOfTheSuite_hasATopic() {
        Stream<String> known = Stream.concat(
                Arrays.stream(Topic.values()).flatMap(topic -> topic.classNames().stream()),
                Arrays.stream(Twin.values()).map(Twin::className));

        assertThat(BenchCatalog.all().stream()
                        .map(entry -> entry.name().substring(0, entry.name().lastIndexOf('.')))
                        .filter(owner -> owner.startsWith("io.bufferscope.bench.suite")
                                || owner.startsWith("io.bufferscope.bench.twins"))
                        .distinct())
                .containsExactlyInAnyOrderElementsOf(known.toList());
    }
}
