package io.bufferscope.bench;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/// What shall be run.
///
/// @param effort how long
/// @param requests what is run one after the other: names (regular expressions) and options, as JMH's own command line
///     takes them
public record BenchPlan(Effort effort, List<List<String>> requests) {

    /// The plan to run benchmarks with the effort's settings.
    public static BenchPlan of(Effort effort, List<String> words) {
        return new BenchPlan(effort, List.of(List.copyOf(words)));
    }

    /// What JMH is given: the benchmarks with the effort's settings, and the rigged twins with their own.
    ///
    /// @param marks where forks leave their process ids
    /// @throws BenchRefused if JMH does not understand the options, or nothing has such a name
    List<Options> batches(ForkMarks marks) throws BenchRefused {
        List<Options> all = new ArrayList<>();
        for (List<String> words : requests) {
            all.addAll(batches(parsed(words), marks));
        }
        return all;
    }

    private List<Options> batches(CommandLineOptions given, ForkMarks marks) throws BenchRefused {
        List<BenchCatalog.Entry> found = BenchCatalog.find(given.getIncludes());
        List<Options> batches = new ArrayList<>();
        if (found.stream().anyMatch(it -> !twin(it))) {
            OptionsBuilder builder = builder(given, marks);
            builder.exclude(BenchCatalog.TWINS);
            effort.apply(builder, given);
            batches.add(builder.build());
        }
        if (found.stream().anyMatch(BenchPlan::twin)) {
            OptionsBuilder builder = builder(given, marks);
            builder.exclude("^(?!" + BenchCatalog.TWINS.substring(1) + ")");
            batches.add(builder.build());
        }
        return batches;
    }

    private static boolean twin(BenchCatalog.Entry entry) {
        return entry.name().matches(BenchCatalog.TWINS.substring(1) + ".*");
    }

    private static CommandLineOptions parsed(List<String> words) throws BenchRefused {
        try {
            return new CommandLineOptions(words.toArray(String[]::new));
        } catch (CommandLineOptionException e) {
            throw new BenchRefused("JMH says: " + e.getMessage() + ".");
        }
    }

    /// The JVM of a fork is plain: what this JVM was started with (caches, heap) is not handed on, and nothing is
    /// added that Netty could behave differently for.
    private static OptionsBuilder builder(CommandLineOptions given, ForkMarks marks) {
        OptionsBuilder builder = new OptionsBuilder();
        builder.parent(given);
        if (!given.getJvmArgs().hasValue()) {
            builder.jvmArgs();
        }
        if (given.getProfilers().stream().noneMatch(it -> it.getKlass().equals("gc"))) {
            builder.addProfiler(GCProfiler.class);
        }
        builder.addProfiler(ForkMark.class, marks.folder().toString());
        return builder;
    }
}
