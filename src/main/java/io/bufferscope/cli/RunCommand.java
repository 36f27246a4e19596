package io.bufferscope.cli;

import io.bufferscope.session.Run;
import io.bufferscope.session.RunOptions;
import io.bufferscope.session.RunStart;
import io.bufferscope.session.Runner;
import io.bufferscope.trace.Ending;
import io.bufferscope.trace.Trace;
import java.io.File;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `run`: runs a program as `java FILE` does, watched.
@Command(name = "run", description = "Run a Java program as `java FILE` does and watch its buffers.")
final class RunCommand implements Callable<Integer> {

    /// Seconds of the longest time limit: a year.
    private static final double LONGEST = 365 * 24 * 3600.0;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE.java", description = "The program's source.")
    @SuppressWarnings("NullAway.Init")
    private Path file;

    @Parameters(index = "1..*", paramLabel = "ARG", description = "Arguments of its main method.")
    private List<String> args = List.of();

    @Option(names = "--trace", paramLabel = "OUT.bscope", description = "Save the trace in this file.")
    private @Nullable Path trace;

    @Option(names = "--steps", description = "Print a table of all steps on standard error.")
    private boolean steps;

    @Option(names = "--cp", paramLabel = "JARS", description = "Jars and folders for the program's class path.")
    private String classPath = "";

    @Option(
            names = "--limit-steps",
            paramLabel = "N",
            description = "Record N steps at most; the program runs on. Default: ${DEFAULT-VALUE}.",
            defaultValue = "" + RunOptions.STEP_LIMIT)
    private long limitSteps;

    @Option(
            names = "--limit-time",
            paramLabel = "S",
            description = "End the program after S seconds, with exit code 124.")
    private @Nullable Double limitSeconds;

    @Option(names = "--untrusted", description = "Refuse programs that touch files, network, processes or reflection.")
    private boolean untrusted;

    @Option(names = "--fast-thread", description = "Run main on a Netty FastThreadLocalThread.")
    private boolean fastThread;

    @Option(
            names = "--allocator",
            paramLabel = "NAME",
            description = "Netty's default allocator: adaptive, pooled or unpooled.")
    private @Nullable Allocator allocator;

    private final Supplier<Runner> runner;

    RunCommand(Supplier<Runner> runner) {
        this.runner = runner;
    }

    /// The allocators that Netty knows by name.
    enum Allocator {
        adaptive,
        pooled,
        unpooled
    }

    @Override
    public Integer call() {
        String source = Sources.read(file);
        checkOptions();
        try (Run run = runner.get().run(file, source, options())) {
            return switch (run.started().join()) {
                case RunStart.NotCompiled failed -> {
                    err().print(failed.messages());
                    err().flush();
                    yield Failure.CHECK_FAILED;
                }
                case RunStart.NotStarted failed -> throw new Failure(Failure.ENVIRONMENT, failed.sentence());
                case RunStart.Running running ->
                    finish(running.trace(), run.ended().join());
            };
        }
    }

    private void checkOptions() {
        if (limitSteps < 1) {
            throw new Failure(Failure.USAGE, "--limit-steps " + limitSteps + " records nothing: name 1 step at least.");
        }
        if (limitSeconds != null && !(limitSeconds > 0 && limitSeconds <= LONGEST)) {
            throw new Failure(Failure.USAGE, "--limit-time " + limitSeconds + " is no time: name seconds above 0.");
        }
        if (trace != null) {
            Traces.checkTarget(trace);
        }
    }

    private RunOptions options() {
        return new RunOptions(
                args,
                jars(),
                null,
                fastThread,
                allocator == null ? null : allocator.name(),
                untrusted,
                limitSteps,
                limitSeconds == null ? null : Duration.ofMillis(Math.round(limitSeconds * 1000)),
                this::printMessages);
    }

    private List<Path> jars() {
        List<Path> jars = new ArrayList<>();
        for (String entry : classPath.split(File.pathSeparator, -1)) {
            if (!entry.isBlank()) {
                jars.add(Path.of(entry));
            }
        }
        return jars;
    }

    private void printMessages(String messages) {
        err().print(messages);
        err().flush();
    }

    private int finish(Trace recorded, Ending ending) {
        if (steps) {
            new StepPrinter(err()).print(recorded, StepRange.all(recorded.steps()));
        }
        if (trace != null) {
            Traces.save(recorded, trace);
        }
        if (steps || trace != null) {
            Traces.warn(recorded, err());
        }
        return switch (ending.kind()) {
            case TIME_LIMIT -> timeLimit();
            case EXITED, KILLED, STOPPED, RUNNING -> ending.exitCode();
        };
    }

    private int timeLimit() {
        err().println("bufferscope: the program was ended at the time limit of " + limitSeconds + " s.");
        return Failure.TIME_LIMIT;
    }

    private PrintWriter err() {
        return spec.commandLine().getErr();
    }
}
