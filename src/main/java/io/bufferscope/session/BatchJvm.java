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
import java.util.concurrent.CountDownLatch;

/// A JVM that runs the programs of a batch; ends with this process.
final class BatchJvm implements AutoCloseable {

    private final Process process;
    private final BufferedReader answers;
    private final Path errors;
    private final Thread endWithUs;
    private volatile boolean late;

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

    /// Runs one program to its end.
    BatchResult run(Path folder, String mainClass, Duration limit) throws IOException {
        CountDownLatch ended = new CountDownLatch(1);
        Thread watch = Thread.ofPlatform().daemon().name("batch time limit").start(() -> endAfter(limit, ended));
        try {
            ask(folder + "\t" + mainClass + "\n");
            return answer(limit);
        } finally {
            ended.countDown();
            join(watch);
        }
    }

    private void endAfter(Duration limit, CountDownLatch ended) {
        try {
            if (!ended.await(limit.toNanos(), NANOSECONDS)) {
                late = true;
                process.destroyForcibly();
            }
        } catch (InterruptedException stopped) {
            process.destroyForcibly();
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

    private BatchResult answer(Duration limit) throws IOException {
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
            return over(limit);
        }
        Duration took = Duration.ofNanos(Long.parseLong(line.substring(4)));
        return thrown == null ? new BatchResult.Returned(output, took) : new BatchResult.Threw(output, thrown);
    }

    private BatchResult over(Duration limit) throws IOException {
        int exitCode = process.onExit().join().exitValue();
        if (late) {
            return new BatchResult.TimedOut(limit);
        }
        List<String> said = Files.readAllLines(errors);
        return new BatchResult.Died(exitCode, said.isEmpty() ? "" : said.getLast());
    }

    /// Whether it can run no further program.
    boolean isOver() {
        return !process.isAlive();
    }

    @Override
    public void close() {
        process.destroyForcibly();
        process.onExit().join();
        try {
            Runtime.getRuntime().removeShutdownHook(endWithUs);
        } catch (IllegalStateException shuttingDown) {
            process.destroyForcibly();
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
