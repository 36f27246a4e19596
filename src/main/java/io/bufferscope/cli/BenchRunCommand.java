package io.bufferscope.cli;

import io.bufferscope.bench.Bench;
import io.bufferscope.bench.BenchOutcome;
import io.bufferscope.bench.BenchPlan;
import io.bufferscope.bench.BenchRefused;
import io.bufferscope.bench.BenchRun;
import io.bufferscope.bench.Effort;
import io.bufferscope.bench.Progress;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `bench run`: runs benchmarks and prints what was measured, and how far it can be trusted.
@Command(name = "run", description = "Run benchmarks. JMH's own options (-f, -wi, -i, -p, -prof …) are passed through.")
final class BenchRunCommand implements Callable<Integer> {

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(paramLabel = "NAME", description = "Parts of names (regular expressions), and options of JMH.")
    private List<String> words = List.of();

    @Option(names = "--quick", description = "One fork and about two seconds for each: to look, not to publish.")
    private boolean quick;

    @Option(names = "--thorough", description = "Five forks, ten seconds of warm-up and ten of measuring in each.")
    private boolean thorough;

    @Option(names = "--verbose", description = "Print what JMH and the forks print, on standard error.")
    private boolean verbose;

    @Option(names = "--quiet", description = "Print no progress.")
    private boolean quiet;

    @Option(names = "--limit-time", paramLabel = "S", description = "End it after S seconds, with exit code 124.")
    private @Nullable Integer limitSeconds;

    @Mixin
    private final BenchOutputs outputs = new BenchOutputs();

    @Override
    public Integer call() {
        check();
        Effort effort = quick ? Effort.QUICK : thorough ? Effort.THOROUGH : Effort.NORMAL;
        PrintWriter errors = spec.commandLine().getErr();
        try {
            BenchPlan plan = BenchPlan.of(effort, words);
            try (BenchRun run =
                    new Bench().start(plan, progress -> tell(progress, errors), line -> pass(line, errors))) {
                return finish(run, errors);
            }
        } catch (BenchRefused e) {
            throw new Failure(e.busy() ? Failure.ENVIRONMENT : Failure.USAGE, String.valueOf(e.getMessage()), e);
        }
    }

    private void check() {
        if (quick && thorough) {
            throw new Failure(Failure.USAGE, "--quick and --thorough cannot both be meant: name one.");
        }
        if (limitSeconds != null && limitSeconds < 1) {
            throw new Failure(Failure.USAGE, "--limit-time " + limitSeconds + " is no time: name seconds above 0.");
        }
        outputs.check();
    }

    private int finish(BenchRun run, PrintWriter errors) {
        BenchOutcome outcome = outcome(run);
        outputs.write(outcome.record(), spec.commandLine().getOut());
        outcome.sentences().forEach(it -> errors.println("bufferscope: " + it));
        return switch (outcome.ending()) {
            case COMPLETE -> 0;
            case FAILED ->
                outcome.record().measurements().isEmpty() && !failedInside(outcome)
                        ? Failure.ENVIRONMENT
                        : Failure.CHECK_FAILED;
            case CANCELLED -> {
                errors.println("bufferscope: ended at the time limit of " + limitSeconds + " s.");
                yield Failure.TIME_LIMIT;
            }
        };
    }

    private static boolean failedInside(BenchOutcome outcome) {
        return outcome.sentences().stream().noneMatch(it -> it.startsWith("Another JMH"));
    }

    private BenchOutcome outcome(BenchRun run) {
        if (limitSeconds == null) {
            return run.ended().join();
        }
        try {
            return run.ended().get(limitSeconds, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            run.cancel();
            return run.ended().join();
        } catch (InterruptedException | ExecutionException e) {
            run.cancel();
            throw new Failure(Failure.CHECK_FAILED, "The run ended early: " + e.getMessage() + ".", e);
        }
    }

    private void pass(String line, PrintWriter errors) {
        if (verbose) {
            errors.println(line);
        }
    }

    private void tell(Progress progress, PrintWriter errors) {
        if (quiet || !progress.ended()) {
            return;
        }
        String name = progress.benchmark().replaceFirst(".*\\.(\\w+\\.\\w+)$", "$1");
        errors.println(String.format(
                Locale.ROOT,
                "%3.0f %%  %d:%02d left  %s %s  fork %d of %d, %s %d of %d: %.4g %s",
                progress.share() * 100,
                progress.left().toMinutes(),
                progress.left().toSecondsPart(),
                name,
                progress.params().isEmpty() ? "" : progress.params().toString(),
                progress.fork(),
                progress.forks(),
                progress.warmup() ? "warm-up" : "iteration",
                progress.iteration(),
                progress.iterations(),
                progress.score(),
                progress.unit()));
    }
}
