package io.bufferscope.cli;

import io.bufferscope.bench.BenchCatalog;
import io.bufferscope.bench.BenchRefused;
import io.bufferscope.bench.twins.Twin;
import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `bench list`: names the benchmarks and what each is about.
@Command(name = "list", description = "Name the benchmarks.")
final class BenchListCommand implements Callable<Integer> {

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(paramLabel = "NAME", description = "Parts of names (regular expressions). Default: all.")
    private List<String> names = List.of();

    @Option(names = "--explain", description = "For rigged twins, say what is wrong and why.")
    private boolean explain;

    @Option(
            names = "--lang",
            description = "en or zh. Default: en.",
            defaultValue = "en",
            converter = RenderCommand.LanguageConverter.class)
    private Language language = Language.EN;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Messages words = Messages.of(language);
        String owner = "";
        for (BenchCatalog.Entry entry : found()) {
            String next = entry.name().substring(0, entry.name().lastIndexOf('.'));
            if (!next.equals(owner) && explain) {
                Twin.of(next).ifPresent(twin -> explain(out, twin, words));
            }
            owner = next;
            out.println(line(entry));
        }
        out.flush();
        return 0;
    }

    private List<BenchCatalog.Entry> found() {
        try {
            return BenchCatalog.find(names);
        } catch (BenchRefused e) {
            throw new Failure(Failure.USAGE, String.valueOf(e.getMessage()), e);
        }
    }

    private static void explain(PrintWriter out, Twin twin, Messages words) {
        out.println();
        out.println(twin.title(words));
        out.println(twin.why(words));
    }

    private static String line(BenchCatalog.Entry entry) {
        Optional<String> params = entry.params().isEmpty()
                ? Optional.empty()
                : Optional.of(entry.params().entrySet().stream()
                        .map(it -> it.getKey() + "=" + String.join(",", it.getValue()))
                        .collect(Collectors.joining(" ")));
        return entry.shortName() + "  " + entry.mode()
                + params.map(it -> "  " + it).orElse("");
    }
}
