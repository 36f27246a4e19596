package io.bufferscope.session;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.concurrent.TimeUnit.NANOSECONDS;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.file.Files;
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

    private final Process process;
    private final BufferedReader answers;
    private final Path errors;
    private final Thread endWithUs;

    private BatchJvm(Process process, Path errors) {
        this.process = process;
        this.errors = errors;
        answers = new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8));
        endWithUs = new Thread(process::destroyForcibly, "end batch JVM");
        Runtime.getRuntime().addShutdownHook(endWithUs);
    }

    static BatchJvm start(List<String> command, Path errors) throws IOException {
        return new BatchJvm(
                new ProcessBuilder(command).redirectError(errors.toFile()).start(), errors);
    }

    /// Runs one program to its end; nothing if this thread was interrupted meanwhile, which ends the JVM.
    Optional<BatchResult> run(Path folder, String mainClass, Duration limit) throws IOException {
        FutureTask<BatchResult> answer = new FutureTask<>(this::answer);
        ask(folder + "\t" + mainClass + "\n");
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
            OutputStream in = process.getOutputStream();
            in.write(request.getBytes(UTF_8));
            in.flush();
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

    private BatchResult over() throws IOException {
        int exitCode = process.onExit().join().exitValue();
        List<String> said = Files.readAllLines(errors);
        return new BatchResult.Died(exitCode, said.isEmpty() ? "" : said.getLast());
    }

    /// Whether it can run no further program.
    boolean isOver() {
        return !process.isAlive();
    }

    @Override
    public void close() {
        end();
        try {
            Runtime.getRuntime().removeShutdownHook(endWithUs);
        } catch (IllegalStateException shuttingDown) {
            process.destroyForcibly();
        }
    }

    private void end() {
        process.destroyForcibly();
        process.onExit().join();
    }
}
