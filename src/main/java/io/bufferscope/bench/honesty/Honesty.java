package io.bufferscope.bench.honesty;

import io.bufferscope.bench.honesty.Finding.Rule;
import io.bufferscope.bench.honesty.Finding.Verdict;
import io.bufferscope.bench.machine.MachineState;
import io.bufferscope.bench.machine.Noise;
import io.bufferscope.bench.result.Measurement;
import io.bufferscope.bench.result.RunRecord;
import io.bufferscope.bench.result.Trend;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;

/// The honesty checklist of a run: what each rule of honest measuring finds in the record.
public final class Honesty {

    private static final int ENOUGH_SIZES = 3;
    private static final double WIDE = 0.1;

    /// One of so many steady benchmarks may look as if it drifted, by chance.
    private static final int CHANCE = 10;

    private static final double FULL = 0.5;

    private final RunRecord run;

    private Honesty(RunRecord run) {
        this.run = run;
    }

    /// All findings, in the order of [Rule]; none for a run without results.
    public static List<Finding> of(RunRecord run) {
        if (run.measurements().isEmpty()) {
            return List.of();
        }
        Honesty honesty = new Honesty(run);
        List<Finding> findings = new ArrayList<>();
        findings.add(honesty.forked());
        findings.add(honesty.steady());
        findings.add(honesty.consumed());
        findings.add(honesty.sizes());
        findings.add(honesty.interval());
        findings.add(honesty.garbage());
        findings.add(honesty.noise());
        findings.add(honesty.clock());
        return List.copyOf(findings);
    }

    private Finding forked() {
        int fewest = run.measurements().stream()
                .mapToInt(it -> it.setup().forks())
                .min()
                .orElse(0);
        return switch (fewest) {
            case 0 -> Finding.of(Rule.FORKED, Verdict.BAD, "honest.forked.none");
            case 1 -> Finding.of(Rule.FORKED, Verdict.DOUBTFUL, "honest.forked.one");
            default -> Finding.of(Rule.FORKED, Verdict.GOOD, "honest.forked.more", fewest);
        };
    }

    private Finding steady() {
        List<Measurement> cold = those(it -> it.setup().warmupIterations() == 0);
        if (!cold.isEmpty()) {
            return Finding.of(Rule.STEADY, Verdict.BAD, "honest.steady.cold", names(cold));
        }
        List<Measurement> drifting = those(it -> Trend.of(it.primary().raw()).drifting());
        if (!drifting.isEmpty()) {
            Trend trend = Trend.of(drifting.getFirst().primary().raw());
            Verdict verdict = drifting.size() * CHANCE > run.measurements().size() ? Verdict.BAD : Verdict.DOUBTFUL;
            return Finding.of(Rule.STEADY, verdict, "honest.steady.drift", names(drifting), percent(trend.drift()));
        }
        List<Measurement> few = those(it -> !Trend.of(it.primary().raw()).known());
        return few.isEmpty()
                ? Finding.of(Rule.STEADY, Verdict.GOOD, "honest.steady.good")
                : Finding.of(Rule.STEADY, Verdict.UNKNOWN, "honest.steady.few", names(few));
    }

    private Finding consumed() {
        List<Measurement> dropped = those(it -> consumption(it) == Consumption.DROPPED);
        if (!dropped.isEmpty()) {
            return Finding.of(Rule.CONSUMED, Verdict.BAD, "honest.consumed.dropped", names(dropped));
        }
        return those(it -> consumption(it) == Consumption.UNKNOWN).isEmpty()
                ? Finding.of(Rule.CONSUMED, Verdict.GOOD, "honest.consumed.good")
                : Finding.of(Rule.CONSUMED, Verdict.UNKNOWN, "honest.consumed.unknown");
    }

    private static Consumption consumption(Measurement measurement) {
        return Consumption.of(measurement.owner(), measurement.method());
    }

    private Finding sizes() {
        Set<String> sizes = new HashSet<>();
        run.measurements()
                .forEach(it -> it.params().forEach((name, value) -> {
                    if (value.matches("\\d+")) {
                        sizes.add(name + "=" + value);
                    }
                }));
        return switch (sizes.size()) {
            case 0 -> Finding.of(Rule.SIZES, Verdict.UNKNOWN, "honest.sizes.none");
            default ->
                sizes.size() < ENOUGH_SIZES
                        ? Finding.of(Rule.SIZES, Verdict.DOUBTFUL, "honest.sizes.few", sizes.size())
                        : Finding.of(Rule.SIZES, Verdict.GOOD, "honest.sizes.good", sizes.size());
        };
    }

    private Finding interval() {
        List<Measurement> none = those(it -> !it.primary().hasInterval());
        if (!none.isEmpty()) {
            return Finding.of(Rule.INTERVAL, Verdict.BAD, "honest.interval.none", names(none));
        }
        List<Measurement> wide = those(it -> it.primary().relativeError() > WIDE);
        if (wide.isEmpty()) {
            return Finding.of(Rule.INTERVAL, Verdict.GOOD, "honest.interval.good");
        }
        double worst = wide.stream()
                .mapToDouble(it -> it.primary().relativeError())
                .max()
                .orElse(0);
        return Finding.of(Rule.INTERVAL, Verdict.DOUBTFUL, "honest.interval.wide", names(wide), percent(worst));
    }

    private Finding garbage() {
        List<Measurement> without =
                those(it -> it.secondary().keySet().stream().noneMatch(name -> name.startsWith("gc.")));
        return without.isEmpty()
                ? Finding.of(Rule.GARBAGE, Verdict.GOOD, "honest.garbage.good")
                : Finding.of(Rule.GARBAGE, Verdict.DOUBTFUL, "honest.garbage.none");
    }

    private Finding noise() {
        MachineState before = run.before();
        MachineState after = run.after();
        if (before == null || after == null) {
            return Finding.of(Rule.NOISE, Verdict.UNKNOWN, "honest.noise.unknown");
        }
        double worst = Math.max(before.noise().variation(), after.noise().variation());
        double load = Math.max(before.load(), 0) / before.cores();
        return Finding.of(
                Rule.NOISE,
                worst > Noise.NOISY || load > FULL ? Verdict.DOUBTFUL : Verdict.GOOD,
                worst > Noise.NOISY || load > FULL ? "honest.noise.noisy" : "honest.noise.good",
                before.cores(),
                percent(worst),
                String.format(Locale.ROOT, "%.1f", Math.max(before.load(), 0)));
    }

    private Finding clock() {
        MachineState before = run.before();
        if (before == null) {
            return Finding.of(Rule.CLOCK, Verdict.UNKNOWN, "honest.clock.unknown");
        }
        if (before.power() == MachineState.Power.BATTERY) {
            return Finding.of(Rule.CLOCK, Verdict.DOUBTFUL, "honest.clock.battery");
        }
        String governor = before.governor();
        if (governor == null) {
            return Finding.of(Rule.CLOCK, Verdict.UNKNOWN, "honest.clock.unknown");
        }
        return before.clockMayChange()
                ? Finding.of(Rule.CLOCK, Verdict.DOUBTFUL, "honest.clock.governor", governor)
                : Finding.of(Rule.CLOCK, Verdict.GOOD, "honest.clock.good");
    }

    private List<Measurement> those(Predicate<Measurement> wanted) {
        return run.measurements().stream().filter(wanted).toList();
    }

    private static String names(List<Measurement> some) {
        List<String> names =
                some.stream().map(Measurement::shortName).distinct().toList();
        String first = Objects.requireNonNull(names.getFirst());
        return names.size() == 1 ? first : first + " + " + (names.size() - 1);
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.0f %%", share * 100);
    }
}
