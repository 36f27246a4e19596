package io.bufferscope.session;

import static java.util.concurrent.TimeUnit.MILLISECONDS;

import io.bufferscope.trace.Ending;
import io.bufferscope.trace.RecordedTrace;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The process of a watched JVM, its limits and its end.
///
/// It ends with this process: at a normal end by a shutdown hook, otherwise because the probe sees the connection
/// break off.
final class WatchedProcess {

    /// The exit codes of processes ended from outside by SIGABRT, SIGKILL and SIGSEGV.
    private static final List<Integer> KILLED = List.of(128 + 6, 128 + 9, 128 + 11);

    private final Process process;
    private final ProbeConnection connection;
    private final RecordedTrace trace;
    private final Thread endWithUs;
    private volatile Ending.@Nullable Kind asked;

    private WatchedProcess(Process process, ProbeConnection connection, RecordedTrace trace) {
        this.process = process;
        this.connection = connection;
        this.trace = trace;
        endWithUs = new Thread(process::destroyForcibly, "end watched JVM");
    }

    static WatchedProcess start(List<String> command, Path socket, RecordedTrace trace, RunOptions options)
            throws IOException {
        ProbeConnection connection = ProbeConnection.listen(socket, trace, options.stepLimit());
        return watch(launch(command, options), connection, trace, options);
    }

    private static WatchedProcess watch(
            Process process, ProbeConnection connection, RecordedTrace trace, RunOptions options) {
        WatchedProcess watched = new WatchedProcess(process, connection, trace);
        Runtime.getRuntime().addShutdownHook(watched.endWithUs);
        if (options.timeLimit() != null) {
            watched.endAfter(options.timeLimit());
        }
        return watched;
    }

    /// Starts a process whose standard input stays open, for [#input].
    static WatchedProcess startFed(List<String> command, Path socket, RecordedTrace trace, RunOptions options)
            throws IOException {
        ProbeConnection connection = ProbeConnection.listen(socket, trace, options.stepLimit());
        return watch(silent(command).start(), connection, trace, options);
    }

    private static ProcessBuilder silent(List<String> command) {
        return new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
    }

    private static Process launch(List<String> command, RunOptions options) throws IOException {
        if (options.standardInput() == null) {
            return new ProcessBuilder(command).inheritIO().start();
        }
        Process process = silent(command).start();
        byte[] input = options.standardInput().getBytes(Charset.defaultCharset());
        Thread.ofVirtual().name("standard input").start(() -> feed(process, input));
        return process;
    }

    @SuppressWarnings("EmptyCatch")
    private static void feed(Process process, byte[] input) {
        try (OutputStream stream = process.getOutputStream()) {
            stream.write(input);
        } catch (IOException endedWithoutReadingAll) {
            // It ended, or closed its standard input, before it had read everything: nobody misses the rest.
        }
    }

    /// Where its standard input is written to.
    OutputStream input() {
        return process.getOutputStream();
    }

    RecordedTrace trace() {
        return trace;
    }

    long pid() {
        return process.pid();
    }

    /// Waits until the process has ended and the trace has everything that it sent.
    Ending await() {
        int exitCode = exitCode();
        connection.finish();
        forgetHook();
        Ending.Kind kind = asked;
        if (kind == null) {
            kind = KILLED.contains(exitCode) ? Ending.Kind.KILLED : Ending.Kind.EXITED;
        }
        Ending ending = new Ending(kind, exitCode);
        trace.end(ending);
        return ending;
    }

    private int exitCode() {
        while (true) {
            try {
                return process.waitFor();
            } catch (InterruptedException e) {
                stop(Ending.Kind.STOPPED);
            }
        }
    }

    private void forgetHook() {
        try {
            Runtime.getRuntime().removeShutdownHook(endWithUs);
        } catch (IllegalStateException shuttingDown) {
            process.destroyForcibly();
        }
    }

    /// Ends the process; the probe has sent all but the last hundredth of a second.
    void stop(Ending.Kind why) {
        if (process.isAlive()) {
            asked = why;
            process.destroyForcibly();
        }
    }

    private void endAfter(Duration limit) {
        Thread.ofPlatform().name("time limit").daemon().start(() -> {
            if (!endsWithin(limit)) {
                stop(Ending.Kind.TIME_LIMIT);
            }
        });
    }

    private boolean endsWithin(Duration limit) {
        try {
            return process.waitFor(limit.toMillis(), MILLISECONDS);
        } catch (InterruptedException e) {
            return false;
        }
    }
}
