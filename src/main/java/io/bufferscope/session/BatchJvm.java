package io.bufferscope.session;

import static java.util.concurrent.TimeUnit.NANOSECONDS;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeoutException;

/// A JVM that runs the programs of a batch; ends with this process.
final class BatchJvm implements AutoCloseable {

    private final HelperJvm helper;
    private final BufferedReader answers;

    private BatchJvm(HelperJvm helper) {
        this.helper = helper;
        answers = helper.lines();
    }

    static BatchJvm start(List<String> command) throws IOException {
        return new BatchJvm(HelperJvm.start(command));
    }

    /// Runs one program to its end; nothing if this thread was interrupted meanwhile, which ends the JVM.
    Optional<BatchResult> run(Path folder, String mainClass, Duration limit) throws IOException {
        FutureTask<BatchResult> answer = new FutureTask<>(this::answer);
        ask(folder + "\t" + mainClass);
        Thread.ofPlatform().daemon().name("batch answers").start(answer);
        try {
            return Optional.of(answer.get(limit.toNanos(), NANOSECONDS));
        } catch (TimeoutException late) {
            end();
            return Optional.of(new BatchResult.TimedOut(limit));
        } catch (InterruptedException stopped) {
            end();
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (ExecutionException e) {
            throw new IOException(e.getCause());
        }
    }

    @SuppressWarnings("EmptyCatch")
    private void ask(String request) {
        try {
            helper.send(request);
        } catch (IOException hasEnded) {
            // Then there is no answer either.
        }
    }

    private BatchResult answer() throws IOException {
        List<String> output = new ArrayList<>();
        String thrown = null;
        String line = answers.readLine();
        while (line != null && !line.startsWith("end ")) {
            if (line.startsWith("out ")) {
                output.add(line.substring(4));
            } else if (line.startsWith("threw ")) {
                thrown = line.substring(6);
            }
            line = answers.readLine();
        }
        if (line == null) {
            return over();
        }
        Duration took = Duration.ofNanos(Long.parseLong(line.substring(4)));
        return thrown == null ? new BatchResult.Returned(output, took) : new BatchResult.Threw(output, thrown);
    }

    private BatchResult over() {
        int exitCode = helper.await();
        return new BatchResult.Died(exitCode, helper.lastError());
    }

    /// Whether it can run no further program.
    boolean isOver() {
        return helper.isOver();
    }

    @Override
    public void close() {
        helper.close();
    }

    private void end() {
        helper.end();
        helper.await();
    }
}
