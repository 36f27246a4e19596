package io.bufferscope.cli;

import io.bufferscope.session.ChildJvm;
import io.bufferscope.session.PoolRunner;
import io.bufferscope.session.Runner;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/// The command line of Bufferscope.
@Command(
        name = "bufferscope",
        description = "Watch real buffers work. Without arguments: opens the window.",
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT,
        versionProvider = Versions.class,
        synopsisSubcommandLabel = "COMMAND")
public final class CommandLineApp {

    @Option(names = "--debug", scope = ScopeType.INHERIT, description = "After an error, print its stack trace too.")
    private boolean debug;

    private CommandLineApp() {}

    /// Executes one command and returns its exit code.
    ///
    /// @param window opens the window on a file
    public static int execute(Supplier<Runner> runner, Consumer<Path> window, String... args) {
        CommandLineApp app = new CommandLineApp();
        CommandLine run = new CommandLine(new RunCommand(runner)).setStopAtPositional(true);
        CommandLine line = new CommandLine(app)
                .addSubcommand(run)
                .addSubcommand(new TraceCommand())
                .addSubcommand(new RenderCommand(runner))
                .addSubcommand(new PoolCommand(() -> new PoolRunner(ChildJvm.ofThisProcess())))
                .addSubcommand(claims())
                .addSubcommand(new CopiesCommand())
                .addSubcommand(new TwinCommand())
                .addSubcommand(BenchCommand.line())
                .addSubcommand(LessonCommand.line(runner))
                .addSubcommand(new OpenCommand(window))
                .addSubcommand(new DoctorCommand());
        line.setExpandAtFiles(false);
        line.setOut(writer(System.out)).setErr(writer(System.err));
        line.setExecutionExceptionHandler((failure, command, parsed) -> app.explain(failure, command));
        line.setParameterExceptionHandler((wrong, parsed) -> app.usage(wrong));
        return line.execute(args);
    }

    private static CommandLine claims() {
        return new CommandLine(new ClaimsCommand()).addSubcommand(new ClaimsCheckCommand(ChildJvm::ofThisProcess));
    }

    private static PrintWriter writer(PrintStream stream) {
        return new PrintWriter(stream, true, stream.charset());
    }

    private int explain(Exception failure, CommandLine command) {
        String sentence = failure.getMessage() == null ? failure.toString() : failure.getMessage();
        command.getErr().println("bufferscope: " + sentence);
        if (debug) {
            failure.printStackTrace(command.getErr());
        }
        return failure instanceof Failure known ? known.exitCode() : Failure.CHECK_FAILED;
    }

    private int usage(CommandLine.ParameterException wrong) {
        CommandLine command = wrong.getCommandLine();
        String help = command.getCommandSpec().qualifiedName() + " --help";
        command.getErr().println("bufferscope: " + wrong.getMessage() + " (see: " + help + ")");
        if (debug) {
            wrong.printStackTrace(command.getErr());
        }
        return Failure.USAGE;
    }
}
