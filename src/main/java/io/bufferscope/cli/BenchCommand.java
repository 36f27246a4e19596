package io.bufferscope.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/// `bench`: benchmarks of buffers, with JMH.
@Command(name = "bench", description = "Measure buffers with JMH on this machine.", synopsisSubcommandLabel = "COMMAND")
final class BenchCommand {

    /// The command with its own commands. What `run` does not know is an option of JMH.
    static CommandLine line() {
        return new CommandLine(new BenchCommand())
                .addSubcommand(new BenchListCommand())
                .addSubcommand(new CommandLine(new BenchRunCommand()).setUnmatchedOptionsArePositionalParams(true))
                .addSubcommand(new BenchReportCommand());
    }
}
