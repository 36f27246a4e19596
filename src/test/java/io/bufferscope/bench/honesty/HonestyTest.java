package io.bufferscope.bench.honesty;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.bench.honesty.Finding.Rule;
import io.bufferscope.bench.honesty.Finding.Verdict;
import io.bufferscope.bench.machine.MachineState;
import io.bufferscope.bench.machine.Noise;
import io.bufferscope.bench.result.Measurement;
import io.bufferscope.bench.result.Metric;
import io.bufferscope.bench.result.RunRecord;
import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class HonestyTest {

    private static final String HONEST = "io.bufferscope.bench.twins.DeadCode.right";
    private static final List<Double> STEADY = List.of(10.0, 10.2, 9.9, 10.1, 10.0);
    private static final List<Double> FALLING = List.of(20.0, 17.0, 15.0, 13.0, 12.0);

    @Test
    void findsNothingWrong_inAnHonestRun() {
        RunRecord run = run(
                machine(0.01, "performance"),
                measured(HONEST, 2, 5, "16", STEADY),
                measured(HONEST, 2, 5, "256", STEADY),
                measured(HONEST, 2, 5, "4096", STEADY));

        assertThat(Honesty.of(run)).hasSize(Rule.values().length).allMatch(it -> it.verdict() == Verdict.GOOD);
        assertThat(Honesty.of(run)).allMatch(it -> !sentence(it).contains("["));
    }

    @Test
    void forks_areCounted() {
        assertThat(verdict(Rule.FORKED, measured(HONEST, 0, 5, "16", STEADY))).isEqualTo(Verdict.BAD);
        assertThat(verdict(Rule.FORKED, measured(HONEST, 1, 5, "16", STEADY))).isEqualTo(Verdict.DOUBTFUL);
    }

    @Test
    void steadiness_isTested() {
        assertThat(verdict(Rule.STEADY, measured(HONEST, 2, 0, "16", STEADY))).isEqualTo(Verdict.BAD);
        assertThat(verdict(Rule.STEADY, measured(HONEST, 2, 5, "16", FALLING))).isEqualTo(Verdict.BAD);
        assertThat(verdict(Rule.STEADY, measured(HONEST, 2, 5, "16", List.of(1.0))))
                .isEqualTo(Verdict.UNKNOWN);
    }

    @Test
    void consumption_isReadFromTheClass() {
        assertThat(verdict(Rule.CONSUMED, measured("io.bufferscope.bench.twins.DeadCode.wrong", 2, 5, "16", STEADY)))
                .isEqualTo(Verdict.BAD);
        assertThat(verdict(
                        Rule.CONSUMED,
                        measured("io.bufferscope.bench.suite.RecycledLists.newList", 2, 5, "16", STEADY)))
                .isEqualTo(Verdict.GOOD);
        assertThat(verdict(Rule.CONSUMED, measured("org.example.Elsewhere.run", 2, 5, "16", STEADY)))
                .isEqualTo(Verdict.UNKNOWN);
    }

    @Test
    void sizes_areCounted() {
        assertThat(verdict(Rule.SIZES, measured(HONEST, 2, 5, "16", STEADY))).isEqualTo(Verdict.DOUBTFUL);
        assertThat(verdict(Rule.SIZES, measured(HONEST, 2, 5, "HEAP", STEADY))).isEqualTo(Verdict.UNKNOWN);
    }

    @Test
    void intervals_areLookedAt() {
        Measurement wide = with(measured(HONEST, 2, 5, "16", STEADY), metric(10, 2, STEADY));
        Measurement none = with(measured(HONEST, 2, 5, "16", STEADY), metric(10, Double.NaN, List.of(10.0)));

        assertThat(verdict(Rule.INTERVAL, wide)).isEqualTo(Verdict.DOUBTFUL);
        assertThat(verdict(Rule.INTERVAL, none)).isEqualTo(Verdict.BAD);
    }

    @Test
    void machine_isJudgedByNoiseAndClock() {
        Measurement any = measured(HONEST, 2, 5, "16", STEADY);

        assertThat(verdict(Rule.NOISE, run(machine(0.2, "performance"), any))).isEqualTo(Verdict.DOUBTFUL);
        assertThat(verdict(Rule.CLOCK, run(machine(0.01, "powersave"), any))).isEqualTo(Verdict.DOUBTFUL);
        RunRecord file = new RunRecord(List.of(any), "", Map.of(), null, null);
        assertThat(verdict(Rule.NOISE, file)).isEqualTo(Verdict.UNKNOWN);
        assertThat(verdict(Rule.CLOCK, file)).isEqualTo(Verdict.UNKNOWN);
    }

    @Test
    void garbage_mustBeRecorded() {
        Measurement it = measured(HONEST, 2, 5, "16", STEADY);
        Measurement without =
                new Measurement(it.benchmark(), it.mode(), it.params(), it.setup(), it.primary(), new TreeMap<>());

        assertThat(verdict(Rule.GARBAGE, without)).isEqualTo(Verdict.DOUBTFUL);
    }

    @Test
    void saysNothing_ofNothing() {
        assertThat(Honesty.of(new RunRecord(List.of(), "[]", Map.of(), null, null)))
                .isEmpty();
    }

    private static Verdict verdict(Rule rule, Measurement measurement) {
        return verdict(rule, run(machine(0.01, "performance"), measurement));
    }

    private static Verdict verdict(Rule rule, RunRecord run) {
        return Honesty.of(run).stream()
                .filter(it -> it.rule() == rule)
                .findFirst()
                .orElseThrow()
                .verdict();
    }

    private static String sentence(Finding finding) {
        return finding.sentence(Messages.of(Language.EN)) + finding.sentence(Messages.of(Language.ZH));
    }

    private static RunRecord run(MachineState machine, Measurement... measurements) {
        return new RunRecord(Arrays.asList(measurements), "[]", Map.of(), machine, machine);
    }

    private static MachineState machine(double noise, String governor) {
        return new MachineState(
                "Linux", "CPU", 4, 0.1, governor, MachineState.Power.MAINS, "Java", new Noise(noise, noise));
    }

    private static Measurement measured(String name, int forks, int warmups, String size, List<Double> points) {
        SortedMap<String, String> params = new TreeMap<>(Map.of("size", size));
        Measurement.Setup setup =
                new Measurement.Setup(1, forks, warmups, "1 s", points.size(), "1 s", List.of(), "JVM", "1.37");
        SortedMap<String, Metric> garbage = new TreeMap<>(Map.of("gc.count", metric(0, 0, List.of(0.0))));
        return new Measurement(name, "avgt", params, setup, metric(10, 0.2, points), garbage);
    }

    private static Measurement with(Measurement it, Metric primary) {
        return new Measurement(it.benchmark(), it.mode(), it.params(), it.setup(), primary, it.secondary());
    }

    private static Metric metric(double score, double error, List<Double> points) {
        return new Metric(
                score,
                error,
                score - error,
                score + error,
                new TreeMap<>(),
                "ns/op",
                List.of(points, points),
                List.of());
    }
}
