package io.bufferscope.bench;

import io.bufferscope.bench.machine.MachineState;
import io.bufferscope.bench.result.JmhJson;
import io.bufferscope.bench.result.RunRecord;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;

/// A run of benchmarks: JMH's runner on a thread of its own, the measuring in JVMs that it forks.
public final class BenchRun implements AutoCloseable {

    private static final int KILL_MILLIS = 20;

    private final List<Options> batches;
    private final ForkMarks marks;
    private final RunLog log;
    private final LiveFormat format;
    private final Runnable whenEnded;
    private final Thread endAtExit;
    private final CompletableFuture<BenchOutcome> ended = new CompletableFuture<>();
    private volatile boolean cancelled;

    BenchRun(
            List<Options> batches,
            ForkMarks marks,
            Consumer<Progress> progress,
            Consumer<String> lines,
            Runnable whenEnded) {
        this.batches = batches;
        this.marks = marks;
        this.whenEnded = whenEnded;
        this.log = new RunLog(lines);
        this.format = new LiveFormat(progress, log, new GcLogs(marks.folder()));
        this.endAtExit = new Thread(marks::endForks, "bench-exit");
    }

    void start() {
        Runtime.getRuntime().addShutdownHook(endAtExit);
        Thread.ofPlatform().daemon().name("bench").start(this::run);
    }

    /// Completes when the run has ended and no fork is left.
    public CompletableFuture<BenchOutcome> ended() {
        return ended;
    }

    /// Ends the fork that runs and lets no other begin; returns when that is done.
    public void cancel() {
        cancelled = true;
        format.cancel();
        while (!ended.isDone()) {
            marks.endForks();
            pause();
        }
    }

    @Override
    public void close() {
        cancel();
    }

    private void pause() {
        try {
            ended.get(KILL_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException | ExecutionException e) {
            return;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            ended.completeExceptionally(e);
        }
    }

    private void run() {
        try {
            BenchOutcome outcome = outcome();
            cleanUp();
            ended.complete(outcome);
        } catch (RuntimeException | Error e) {
            cleanUp();
            ended.completeExceptionally(e);
        }
    }

    private void cleanUp() {
        marks.endForks();
        marks.close();
        forget();
        whenEnded.run();
    }

    private void forget() {
        try {
            Runtime.getRuntime().removeShutdownHook(endAtExit);
        } catch (IllegalStateException e) {
            // This JVM ends already, which ends the forks.
            return;
        }
    }

    private BenchOutcome outcome() {
        MachineState before = MachineState.now();
        List<RunResult> results = new ArrayList<>();
        List<String> sentences = new ArrayList<>();
        try {
            for (int i = 0; i < batches.size(); i++) {
                format.begin(i, batches.size());
                results.addAll(run(batches.get(i)));
            }
        } catch (RunnerException e) {
            sentences.add(sentence(e));
        } catch (CancellationException e) {
            cancelled = true;
        }
        if (results.isEmpty() || cancelled || !sentences.isEmpty()) {
            results = new ArrayList<>(format.finished());
        }
        return outcome(results, sentences, before);
    }

    private Collection<RunResult> run(Options batch) throws RunnerException {
        if (cancelled) {
            throw new CancellationException("The run was cancelled.");
        }
        return new Runner(batch, format).run();
    }

    private BenchOutcome outcome(List<RunResult> results, List<String> sentences, MachineState before) {
        if (cancelled) {
            return new BenchOutcome(BenchOutcome.Ending.CANCELLED, record(results, before), List.of());
        }
        sentences.addAll(log.failures());
        boolean complete = sentences.isEmpty();
        return new BenchOutcome(
                complete ? BenchOutcome.Ending.COMPLETE : BenchOutcome.Ending.FAILED,
                record(results, before),
                sentences);
    }

    private RunRecord record(List<RunResult> results, MachineState before) {
        String json = json(results);
        try {
            MachineState after = cancelled ? null : MachineState.now();
            return new RunRecord(JmhJson.parse(json), json, format.warmups(), before, after, format.collections());
        } catch (JmhJson.Malformed e) {
            throw new IllegalStateException("JMH wrote what JMH does not write: " + e.getMessage(), e);
        }
    }

    private static String json(List<RunResult> results) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(bytes, false, StandardCharsets.UTF_8);
        ResultFormatFactory.getInstance(ResultFormatType.JSON, stream).writeOut(results);
        stream.flush();
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private static String sentence(RunnerException failure) {
        String message = String.valueOf(failure.getMessage());
        return message.contains("JMH lock") ? BenchOutcome.OTHER : message;
    }
}
