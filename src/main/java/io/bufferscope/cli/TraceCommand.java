package io.bufferscope.cli;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.LogWriter;
import io.bufferscope.picture.PartingText;
import io.bufferscope.trace.Alignment;
import io.bufferscope.trace.Trace;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `trace`: prints the steps of a saved trace.
@Command(name = "trace", description = "Print the steps of a saved trace, as a table, as sentences or as JSON.")
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

    @Option(
            names = "--find",
            paramLabel = "CONDITION",
            description = "Only steps at which this holds, such as 'buf.refCnt == 0' or 'changed(nio) && line == 7'.")
    private @Nullable String condition;

    @Option(names = "--log", description = "Each step as a sentence.")
    private boolean log;

    @Option(names = "--html", description = "With --log: a page of HTML instead of text.")
    private boolean html;

    @Option(
            names = "--lang",
            description = "With --log: en or zh. Default: en.",
            defaultValue = "en",
            converter = RenderCommand.LanguageConverter.class)
    @SuppressWarnings("NullAway.Init")
    private Language language;

    @Option(
            names = "--compare",
            paramLabel = "OTHER.bscope",
            description = "Only say where the two traces part first; exit code 1 if they do.")
    private @Nullable Path other;

    @Override
    public Integer call() {
        if (other != null) {
            return compare(other);
        }
        if (json && log || html && !log) {
            String reason = html && !log ? "--html needs --log" : "--json and --log exclude each other";
            throw new Failure(Failure.USAGE, reason + ".");
        }
        if (condition != null && (copies || dump || log)) {
            throw new Failure(Failure.USAGE, "--find goes with the table of steps and with --json only.");
        }
        try (Trace trace = Traces.open(file)) {
            StepRange range = StepRange.parse(steps, trace.steps());
            StepFilter filter = StepFilter.of(condition);
            if (copies) {
                new CopiesPrinter(spec.commandLine().getOut()).print(trace, range);
            } else if (dump) {
                new StatePrinter(spec.commandLine().getOut()).print(trace, range);
            } else if (json) {
                FrameJson.print(trace, range, filter, spec.commandLine().getOut());
            } else if (log) {
                printLog(trace, range, spec.commandLine().getOut());
            } else {
                new StepPrinter(spec.commandLine().getOut()).print(trace, range, filter);
            }
            filter.check();
            Traces.warn(trace, spec.commandLine().getErr());
        }
        return 0;
    }

    private int compare(Path with) {
        try (Trace trace = Traces.open(file);
                Trace second = Traces.open(with)) {
            Alignment alignment = Alignment.of(trace, second);
            PartingText text = new PartingText(Messages.of(language));
            spec.commandLine().getOut().println(text.of(alignment, trace, second));
            return alignment.parting() == null ? 0 : Failure.CHECK_FAILED;
        }
    }

    private void printLog(Trace trace, StepRange range, PrintWriter out) {
        LogWriter writer = new LogWriter(Messages.of(language), trace);
        try {
            if (html) {
                writer.html(range.first(), range.last(), out);
            } else {
                writer.text(range.first(), range.last(), out);
            }
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
