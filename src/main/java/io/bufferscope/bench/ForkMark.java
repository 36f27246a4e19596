package io.bufferscope.bench;

import java.io.File;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.profile.ExternalProfiler;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.Result;

/// The mark by which a fork is known: an empty log file that its JVM makes at the start, named by its process id; and
/// the log of its garbage collections.
///
/// It is a profiler of JMH that measures nothing. JMH tells a fork's process id only when it has ended, and the
/// system does not tell everywhere which of this process's children is which; but only the fork itself must be
/// ended when a run is cancelled.
public final class ForkMark implements ExternalProfiler {

    private final String folder;

    /// Called by JMH.
    ///
    /// @param folder where the mark is made
    public ForkMark(String folder) {
        this.folder = folder;
    }

    @Override
    public Collection<String> addJVMInvokeOptions(BenchmarkParams params) {
        return List.of();
    }

    @Override
    public Collection<String> addJVMOptions(BenchmarkParams params) {
        return List.of(
                "-Xlog:init=error:file=\"" + folder + File.separator + "%p\"", GcLogs.option(folder, File.separator));
    }

    @Override
    public void beforeTrial(BenchmarkParams params) {
        // Nothing is measured.
    }

    @Override
    public List<Result<?>> afterTrial(BenchmarkResult result, long pid, File out, File err) {
        return List.of();
    }

    @Override
    public boolean allowPrintOut() {
        return true;
    }

    @Override
    public boolean allowPrintErr() {
        return true;
    }

    @Override
    public String getDescription() {
        return "Marks forks so that they can be ended.";
    }
}
