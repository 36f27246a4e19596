package io.bufferscope.bench;

import io.bufferscope.bench.result.Collected;
import io.bufferscope.bench.result.Measurement;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.format.OutputFormat;

/// The ear that listens to JMH while it runs: what begins and ends becomes [Progress], what it prints goes to the
/// log.
final class LiveFormat implements OutputFormat {

    private final Consumer<Progress> listener;
    private final RunLog log;
    private final Clock clock = new Clock(System::nanoTime);
    private final GcLogs logs;
    private final Map<String, List<List<Double>>> warmups = new LinkedHashMap<>();
    private final Map<String, List<List<Collected>>> collections = new LinkedHashMap<>();
    private final List<RunResult> finished = new ArrayList<>();
    private volatile boolean cancelled;
    private int batch;
    private int batches = 1;

    /// @param logs where forks leave the logs of their collections
    LiveFormat(Consumer<Progress> listener, RunLog log, GcLogs logs) {
        this.listener = listener;
        this.log = log;
        this.logs = logs;
    }

    /// Says which of JMH's runs begins, from 0, and how many there are.
    synchronized void begin(int number, int of) {
        batch = number;
        batches = of;
    }

    /// Lets no further benchmark begin.
    void cancel() {
        cancelled = true;
    }

    /// The scores of warm-up iterations so far, by fork, by id of the measurement.
    synchronized Map<String, List<List<Double>>> warmups() {
        return new LinkedHashMap<>(warmups);
    }

    /// The garbage collections so far, by fork, by id of the measurement.
    synchronized Map<String, List<List<Collected>>> collections() {
        return new LinkedHashMap<>(collections);
    }

    /// The benchmarks that have ended.
    synchronized List<RunResult> finished() {
        return List.copyOf(finished);
    }

    @Override
    public void startBenchmark(BenchmarkParams params) {
        if (cancelled) {
            throw new CancellationException("The run was cancelled.");
        }
        log.begin(params.getBenchmark());
    }

    @Override
    public synchronized void iteration(BenchmarkParams params, IterationParams iteration, int number) {
        tell(params, iteration, number, Double.NaN, "");
    }

    @Override
    public synchronized void iterationResult(
            BenchmarkParams params, IterationParams iteration, int number, IterationResult data) {
        Result<?> result = data.getPrimaryResult();
        if (iteration.getType() == IterationType.WARMUP) {
            keepWarmup(params, number, result.getScore());
        }
        tell(params, iteration, number, result.getScore(), result.getScoreUnit());
    }

    private void keepWarmup(BenchmarkParams params, int number, double score) {
        List<List<Double>> forks = warmups.computeIfAbsent(id(params), id -> new ArrayList<>());
        if (number == 1 || forks.isEmpty()) {
            forks.add(new ArrayList<>());
        }
        forks.getLast().add(score);
    }

    private static String id(BenchmarkParams params) {
        return Measurement.id(params.getBenchmark(), params.getMode().shortLabel(), values(params));
    }

    private void tell(BenchmarkParams params, IterationParams iteration, int number, double score, String unit) {
        listener.accept(new Progress(
                params.getBenchmark(),
                values(params),
                params.getForks() == 0 ? 0 : log.fork(),
                params.getForks() + params.getWarmupForks(),
                iteration.getType() == IterationType.WARMUP,
                number,
                iteration.getCount(),
                score,
                unit,
                (batch + clock.share()) / batches,
                left()));
    }

    /// How long the rest will take, if runs that have not begun take as long as this one.
    private Duration left() {
        Duration own = clock.left();
        double rest = Math.max(1 - clock.share(), 0.01);
        return own.plus(Duration.ofNanos((long) (own.toNanos() / rest * (batches - batch - 1))));
    }

    private static SortedMap<String, String> values(BenchmarkParams params) {
        SortedMap<String, String> values = new TreeMap<>();
        params.getParamsKeys().forEach(key -> values.put(String.valueOf(key), params.getParam(String.valueOf(key))));
        return values;
    }

    @Override
    public synchronized void endBenchmark(BenchmarkResult result) {
        List<List<Collected>> forks = logs.take();
        if (result != null) {
            collections.put(id(result.getParams()), forks);
            finished.add(new RunResult(result.getParams(), List.of(result)));
        }
    }

    @Override
    public void startRun() {
        // The first benchmark tells more.
    }

    @Override
    public void endRun(Collection<RunResult> result) {
        // The runner returns the same results.
    }

    @Override
    public synchronized void print(String text) {
        log.add(text);
    }

    @Override
    public synchronized void println(String line) {
        clock.read(line);
        log.add(line + "\n");
    }

    @Override
    public void verbosePrintln(String line) {
        // Only for those who look for faults in JMH.
    }

    @Override
    public synchronized void write(int character) {
        log.add(String.valueOf((char) character));
    }

    @Override
    public synchronized void write(byte[] text) {
        log.add(new String(text, StandardCharsets.UTF_8));
    }

    @Override
    public void flush() {
        // Nothing is held back.
    }

    @Override
    public void close() {
        // Nothing is open.
    }
}
