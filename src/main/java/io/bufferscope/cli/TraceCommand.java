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

    @Option(names = "--step", paramLabel = "N|A..B", description = "Only this step or these steps.")
    private @Nullable String steps;

    @Option(
            names = "--find",
            paramLabel = "CONDITION",
            description = "Only steps at which this holds, such as 'buf.refCnt == 0' or 'changed(nio) && line == 7'.")
    private @Nullable String condition;

    @Override
    public Integer call() {
        try (Trace trace = Traces.open(file)) {
            StepRange range = StepRange.parse(steps, trace.steps());
            StepFilter filter = StepFilter.of(condition);
            if (json) {
                FrameJson.print(trace, range, filter, spec.commandLine().getOut());
            } else {
                new StepPrinter(spec.commandLine().getOut()).print(trace, range, filter);
            }
            filter.check();
            Traces.warn(trace, spec.commandLine().getErr());
        }
        return 0;
    }
}
