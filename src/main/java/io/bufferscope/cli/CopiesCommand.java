package io.bufferscope.cli;

import io.bufferscope.copies.Standing;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.copies.cost.Advice;
import io.bufferscope.copies.survey.Catalogue;
import io.bufferscope.copies.survey.ReportCollector;
import io.bufferscope.copies.survey.Sizes;
import io.bufferscope.copies.survey.Survey;
import io.bufferscope.copies.survey.SurveyOptions;
import io.bufferscope.copies.survey.SurveyRecord;
import io.bufferscope.copies.survey.SurveyReport;
import io.bufferscope.picture.pool.RecordJson;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `copies`: measures the paths that a payload can take and prints what each costs.
@Command(name = "copies", description = "Measure on this machine what each path of a payload costs, and who copies it.")
final class CopiesCommand implements Callable<Integer> {

    private static final int CANCELLED = 130;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(names = "--list", description = "List all paths with their hops, and measure nothing.")
    private boolean list;

    @Option(
            names = "--path",
            split = ",",
            paramLabel = "PATH",
            description = "Paths, or groups of them such as socket, file, join, to-native. Default: all.")
    private List<String> names = new ArrayList<>();

    @Option(
            names = "--size",
            split = ",",
            paramLabel = "SIZE",
            description = "Sizes of the payload, such as 64,16KiB,1MiB. Default: seven from 64 B to 1 MiB.")
    private List<String> sizes = new ArrayList<>();

    @Option(
            names = "--ownership",
            description = "Play who owns a buffer, with the real exceptions, and measure nothing.")
    private boolean ownership;

    @Option(names = "--rdma", description = "Play the pitfalls of RDMA on a model, and measure its analogue.")
    private boolean rdma;

    @Option(names = "--articles", description = "Print the articles' own tables, fitted, with what cannot be right.")
    private boolean articles;

    @Option(
            names = "--quick",
            description = "Take about 10 s instead of 80: fewer sizes, and figures that scatter more.")
    private boolean quick;

    @Option(names = "--strace", description = "Run each path once under strace and print its system calls.")
    private boolean strace;

    @Option(
            names = "--advise",
            paramLabel = "FILE",
            description = "A histogram (.csv: size,count) or a recording (.bscope): which path suits these sizes.")
    private @Nullable Path advise;

    @Option(names = "--json", paramLabel = "OUT", description = "Write JSON, docs/copies-json.md; - prints it.")
    private @Nullable Path json;

    @Override
    public Integer call() {
        if (ownership || rdma || articles) {
            return lessons();
        }
        List<TransferPath> paths = paths();
        if (list) {
            new PathPrinter(out()).print(paths);
            return 0;
        }
        if (json != null && !printsJson()) {
            checkTarget(json);
        }
        SizeMix mix = advise == null ? null : SizeMix.read(advise);
        SurveyOptions options = options(paths);
        if (strace) {
            new SystemCallPrinter(out(), err()).print(options.paths(), options.sizes());
            return 0;
        }
        return survey(options, mix);
    }

    private int lessons() {
        LessonPrinter printer = new LessonPrinter(out());
        if (ownership) {
            printer.ownership();
        }
        if (rdma) {
            printer.rdma();
        }
        if (articles) {
            new ArticlePrinter(out()).print();
        }
        return 0;
    }

    private int survey(SurveyOptions options, @Nullable SizeMix mix) {
        ReportCollector collector = new ReportCollector(options, new ProgressLine(err()));
        try (Survey survey = Survey.start(options, collector)) {
            return switch (survey.ended().join()) {
                case COMPLETE -> finish(collector.report(), mix);
                case CANCELLED -> CANCELLED;
                case BROKEN ->
                    throw new Failure(
                            Failure.ENVIRONMENT, "The measuring process ended early. It said: " + survey.lastError());
            };
        } catch (IOException e) {
            throw new Failure(Failure.ENVIRONMENT, "No process can be started for it: " + Failure.reason(e) + ".", e);
        }
    }

    private int finish(SurveyReport report, @Nullable SizeMix mix) {
        Advice advice = mix == null ? null : mix.advice(report);
        if (json != null) {
            writeJson(report, advice, json);
        }
        if (!printsJson()) {
            CopiesTable table = new CopiesTable(out());
            table.print(report);
            if (advice != null) {
                table.print(advice);
            }
        }
        report.failures()
                .forEach(failed -> err().println("bufferscope: " + failed.path() + " cannot be run with "
                        + failed.size() + " B: " + failed.reason()));
        return report.sound() ? 0 : Failure.CHECK_FAILED;
    }

    private List<TransferPath> paths() {
        if (names.isEmpty()) {
            return Catalogue.all();
        }
        List<TransferPath> chosen = new ArrayList<>();
        for (String name : names) {
            List<TransferPath> found = Catalogue.all().stream()
                    .filter(path -> path.id().equals(name) || path.group().id().equals(name))
                    .toList();
            if (found.isEmpty()) {
                throw new Failure(
                        Failure.USAGE, "There is no path " + name + ": bufferscope copies --list names them all.");
            }
            chosen.addAll(found);
        }
        return chosen.stream().distinct().toList();
    }

    private SurveyOptions options(List<TransferPath> paths) {
        List<TransferPath> runnable =
                paths.stream().filter(path -> path.standing() != Standing.MODEL).toList();
        if (runnable.isEmpty()) {
            throw new Failure(Failure.USAGE, paths.getFirst().id() + " is a model: it cannot be run on this machine.");
        }
        List<Integer> chosen = sizes.isEmpty()
                ? (quick ? Sizes.QUICK : Sizes.DEFAULT)
                : sizes.stream().map(PayloadSize::parse).toList();
        return quick ? SurveyOptions.quick(runnable, chosen) : SurveyOptions.thorough(runnable, chosen);
    }

    private static void checkTarget(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || Files.isDirectory(file) || !Files.isDirectory(folder)) {
            throw new Failure(Failure.USAGE, file + " is no name for a file: there is a folder, or none to put it in.");
        }
    }

    private boolean printsJson() {
        return json != null && json.toString().equals("-");
    }

    private void writeJson(SurveyReport report, @Nullable Advice advice, Path file) {
        SurveyRecord figures = SurveyRecord.of(report, advice);
        try (PrintWriter writer = printsJson() ? null : new PrintWriter(Files.newBufferedWriter(file))) {
            RecordJson.line(figures, writer == null ? out() : writer);
        } catch (IOException e) {
            String reason = "The figures cannot be written to " + file + ": " + Failure.reason(e) + ".";
            throw new Failure(Failure.ENVIRONMENT, reason, e);
        }
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    private PrintWriter err() {
        return spec.commandLine().getErr();
    }
}
