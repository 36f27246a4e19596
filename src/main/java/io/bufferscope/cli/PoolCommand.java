package io.bufferscope.cli;

import io.bufferscope.session.LiveSession;
import io.bufferscope.session.PoolDuel;
import io.bufferscope.session.PoolOptions;
import io.bufferscope.session.PoolRunner;
import io.bufferscope.session.RunOptions;
import io.bufferscope.session.RunStart;
import io.bufferscope.trace.Ending;
import io.bufferscope.trace.Trace;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `pool`: plays with Netty's allocators by a script or a workload and prints their state.
@Command(name = "pool", description = "Play with Netty's allocators by a script or a workload, and print their state.")
final class PoolCommand implements Callable<Integer> {

    private static final long MIB = 1 << 20;
    private static final int MOST_MIB = 1 << 20;
    private static final int DUEL_OPERATIONS = 10_000;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(
            names = "--script",
            paramLabel = "FILE",
            description = "Commands, docs/pool-script.md; - reads them from standard input.")
    private @Nullable Path script;

    @Option(
            names = "--preset",
            paramLabel = "NAME",
            description = "The allocator: teaching (default), defaults, server, adaptive or unpooled.")
    private @Nullable Preset preset;

    @Option(
            names = "--workload",
            paramLabel = "NAME",
            description = "http, sawtooth, fragmentation, pin, cross-thread, leaky or csv:FILE.")
    private @Nullable String workload;

    @Option(names = "--rate", paramLabel = "N", description = "Operations a second. Default: as fast as it can.")
    private @Nullable Integer rate;

    @Option(names = "--seed", paramLabel = "N", description = "Seed of the workload. Default: 1.")
    private @Nullable Integer seed;

    @Option(names = "--threads", paramLabel = "N", description = "Threads of the workload. Default: 1.")
    private @Nullable Integer threads;

    @Option(names = "--seconds", paramLabel = "S", description = "Seconds of the workload. Default: 3.")
    private @Nullable Integer seconds;

    @Option(names = "--operations", paramLabel = "N", description = "Operations of the workload, instead of seconds.")
    private @Nullable Integer operations;

    @Option(names = "--steps", description = "Print the state after every step, not only at the end.")
    private boolean steps;

    @Option(names = "--text", description = "Print the state as text; the default, unless --json prints it.")
    private boolean text;

    @Option(
            names = "--json",
            paramLabel = "OUT",
            description = "Write the state as JSON, docs/pool-json.md; - prints it.")
    private @Nullable Path json;

    @Option(names = "--trace", paramLabel = "OUT.bscope", description = "Save the trace in this file.")
    private @Nullable Path trace;

    @Option(names = "--dump-stats", description = "Print what Netty itself says of the allocator at the end.")
    private boolean stats;

    @Option(
            names = "--direct-limit",
            paramLabel = "MIB",
            description = "MiB of direct memory that Netty may use. Default: 256.",
            defaultValue = "256")
    private int directLimit;

    @Option(names = "--heap-limit", paramLabel = "MIB", description = "MiB of the Java heap.", defaultValue = "0")
    private int heapLimit;

    @Option(names = "--limit-time", paramLabel = "S", description = "End it after S seconds, with exit code 124.")
    private @Nullable Integer limitSeconds;

    @Mixin
    private final DuelOptions duel = new DuelOptions();

    private final Supplier<PoolRunner> runner;

    PoolCommand(Supplier<PoolRunner> runner) {
        this.runner = runner;
    }

    /// The allocators that can be asked for by name.
    enum Preset {
        teaching,
        defaults,
        server,
        adaptive,
        unpooled
    }

    @Override
    public Integer call() {
        checkOptions();
        if (duel.against != null) {
            return duel(duel.against);
        }
        try (LiveSession session = runner.get().start(options())) {
            play(session);
            return switch (session.started().join()) {
                case RunStart.Running running ->
                    finish(running.trace(), session.ended().join());
                case RunStart.NotStarted failed -> throw new Failure(Failure.ENVIRONMENT, failed.sentence());
                case RunStart.NotCompiled failed -> throw new Failure(Failure.ENVIRONMENT, failed.messages());
            };
        }
    }

    /// Plays two allocators under one workload.
    private int duel(String against) {
        String first =
                duel.allocator != null ? duel.allocator : String.valueOf(preset == null ? Preset.teaching : preset);
        if (workload == null || script != null || trace != null || duel.looks < 1) {
            throw new Failure(
                    Failure.USAGE,
                    "--against needs --workload NAME, --looks above 0, and neither --script nor --trace.");
        }
        PoolDuel.Plan plan = new PoolDuel.Plan(
                first,
                against,
                workload.replaceFirst("^csv:", "csv "),
                seed == null ? 1 : seed,
                threads == null ? 1 : threads,
                Math.clamp(operations == null ? DUEL_OPERATIONS : operations, 1, PoolDuel.Plan.MOST),
                duel.looks);
        DuelReport report = new DuelPlayer(it -> runner.get().start(it), options()).play(plan);
        if (json != null) {
            writeJson(report::json, json);
        }
        if (text || json == null) {
            report.text(out());
        }
        return report.agreement().whole() ? 0 : Failure.CHECK_FAILED;
    }

    private void checkOptions() {
        if (script == null && workload == null) {
            throw new Failure(Failure.USAGE, "There is nothing to play: give --script FILE or --workload NAME.");
        }
        if (directLimit < 1 || directLimit > MOST_MIB || heapLimit < 0 || heapLimit > MOST_MIB) {
            throw new Failure(Failure.USAGE, "A limit of memory is a number of MiB from 1 to " + MOST_MIB + ".");
        }
        if (limitSeconds != null && limitSeconds < 1) {
            throw new Failure(Failure.USAGE, "--limit-time " + limitSeconds + " is no time: name seconds above 0.");
        }
        if (trace != null) {
            Traces.checkTarget(trace);
        }
        if (json != null && !printsJson()) {
            Traces.checkTarget(json);
        }
    }

    private PoolOptions options() {
        return new PoolOptions(
                script == null || script.toString().equals("-")
                        ? "pool"
                        : script.getFileName().toString(),
                script == null ? "" : read(script),
                preset == null ? List.of() : List.of("allocator " + preset),
                RunOptions.STEP_LIMIT,
                limitSeconds == null ? null : Duration.ofSeconds(limitSeconds),
                directLimit * MIB,
                heapLimit * MIB);
    }

    private static String read(Path file) {
        try {
            return file.toString().equals("-")
                    ? new String(System.in.readAllBytes(), StandardCharsets.UTF_8)
                    : Files.readString(file);
        } catch (IOException e) {
            throw Failure.unreadable(file, e);
        }
    }

    /// Sends what the options ask for after the script.
    private void play(LiveSession session) {
        if (workload != null) {
            List<String> words = new ArrayList<>(List.of("workload", workload.replaceFirst("^csv:", "csv ")));
            add(words, "rate", rate);
            add(words, "seed", seed);
            add(words, "threads", threads);
            add(words, "operations", operations);
            add(words, "seconds", operations == null && seconds == null ? Integer.valueOf(3) : seconds);
            session.send(String.join(" ", words));
            session.send("wait");
        }
        if (stats) {
            session.send("stats");
        }
        session.finish();
    }

    private static void add(List<String> words, String key, @Nullable Integer value) {
        if (value != null) {
            words.add(key + "=" + value);
        }
    }

    private int finish(Trace recorded, Ending ending) {
        PoolReport report = new PoolReport(recorded, steps);
        if (json != null) {
            writeJson(report::json, json);
        }
        if (text || json == null) {
            report.text(out());
        }
        out().flush();
        int problems = report.problems(spec.commandLine().getErr());
        if (trace != null) {
            Traces.save(recorded, trace);
        }
        Traces.warn(recorded, spec.commandLine().getErr());
        if (ending.kind() == Ending.Kind.TIME_LIMIT) {
            spec.commandLine().getErr().println("bufferscope: ended at the time limit of " + limitSeconds + " s.");
            return Failure.TIME_LIMIT;
        }
        return problems == 0 && ending.kind() == Ending.Kind.EXITED ? 0 : Failure.CHECK_FAILED;
    }

    private boolean printsJson() {
        return json != null && json.toString().equals("-");
    }

    private void writeJson(Consumer<PrintWriter> report, Path file) {
        if (printsJson()) {
            report.accept(out());
            return;
        }
        try (PrintWriter writer = new PrintWriter(Files.newBufferedWriter(file))) {
            report.accept(writer);
        } catch (IOException e) {
            String reason = "The state cannot be written to " + file + ": " + Failure.reason(e) + ".";
            throw new Failure(Failure.ENVIRONMENT, reason, e);
        }
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
