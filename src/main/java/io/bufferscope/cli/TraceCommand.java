package io.bufferscope.cli;

import io.bufferscope.trace.Trace;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `trace`: prints the steps of a saved trace.
@Command(name = "trace", description = "Print the steps of a saved trace, as a table or as JSON.")
final class TraceCommand implements Callable<Integer> {

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE.bscope", description = "The saved trace.")
    @SuppressWarnings("NullAway.Init")
    private Path file;

    @Option(names = "--json", description = "One JSON object per step; docs/trace-json.md says what is in it.")
    private boolean json;

    @Option(names = "--copies", description = "The bytes that were copied: by step, by method and in total.")
    private boolean copies;

    @Option(names = "--dump", description = "The state of every buffer as text, with a dump of its bytes.")
    private boolean dump;

    @Option(names = "--step", paramLabel = "N|A..B", description = "Only this step or these steps.")
    private @Nullable String steps;

    @Override
    public Integer call() {
        try (Trace trace = Traces.open(file)) {
            StepRange range = StepRange.parse(steps, trace.steps());
            if (copies) {
                new CopiesPrinter(spec.commandLine().getOut()).print(trace, range);
            } else if (dump) {
                new StatePrinter(spec.commandLine().getOut()).print(trace, range);
            } else if (json) {
                FrameJson.print(trace, range, spec.commandLine().getOut());
            } else {
                new StepPrinter(spec.commandLine().getOut()).print(trace, range);
            }
            Traces.warn(trace, spec.commandLine().getErr());
        }
        return 0;
    }
}
