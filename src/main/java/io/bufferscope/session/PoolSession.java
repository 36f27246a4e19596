package io.bufferscope.session;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.bufferscope.trace.Ending;
import io.bufferscope.trace.Method;
import io.bufferscope.trace.Program;
import io.bufferscope.trace.RecordedTrace;
import io.bufferscope.trace.Site;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// One session with a pool's player in a watched JVM of its own.
final class PoolSession implements LiveSession {

    private final ChildJvm jvm;
    private final PoolOptions options;
    private final CompletableFuture<RunStart> started = new CompletableFuture<>();
    private final CompletableFuture<Ending> ended = new CompletableFuture<>();
    private final List<String> early = new ArrayList<>();
    private @Nullable WatchedProcess process;
    private @Nullable Workplace workplace;
    private @Nullable RecordedTrace trace;
    private boolean finished;
    private boolean closed;

    PoolSession(ChildJvm jvm, PoolOptions options) {
        this.jvm = jvm;
        this.options = options;
        early.addAll(options.before());
        options.script().lines().forEach(early::add);
    }

    @Override
    public CompletableFuture<RunStart> started() {
        return started;
    }

    @Override
    public CompletableFuture<Ending> ended() {
        return ended;
    }

    /// Does all of it on the calling thread, until the session has ended.
    void go() {
        try {
            WatchedProcess child = start();
            if (child == null) {
                started.complete(new RunStart.NotStarted("The session was given up before it started."));
                return;
            }
            started.complete(new RunStart.Running(child.trace(), child.pid()));
            ended.complete(child.await());
        } catch (IOException | RuntimeException e) {
            started.complete(new RunStart.NotStarted("The session could not be started: " + e.getMessage() + "."));
        } finally {
            ended.complete(Ending.RUNNING);
        }
    }

    private synchronized @Nullable WatchedProcess start() throws IOException {
        if (closed) {
            return null;
        }
        Workplace place = Workplace.create();
        workplace = place;
        RecordedTrace recorded = new RecordedTrace(program(), place.folder());
        trace = recorded;
        RunOptions limits = new RunOptions(
                List.of(), List.of(), "", false, null, false, options.stepLimit(), options.timeLimit(), text -> {});
        List<String> command = jvm.poolCommand(place.wire(), options);
        WatchedProcess child = WatchedProcess.startFed(command, place.wire(), recorded, limits);
        process = child;
        early.forEach(line -> write(child, line));
        if (finished) {
            end(child);
        }
        return child;
    }

    private Program program() {
        Method method = new Method("pool", "script", "()V", true);
        List<Site> sites = IntStream.range(0, options.lines())
                .mapToObj(line -> new Site(line, 0, line + 1, null, null, List.of()))
                .toList();
        return new Program(options.name(), options.script(), PoolRecording.MAIN, List.of(method), sites, List.of());
    }

    @Override
    public synchronized void send(String line) {
        if (finished) {
            return;
        }
        if (process == null) {
            early.add(line);
        } else {
            write(process, line);
        }
    }

    @SuppressWarnings("EmptyCatch")
    private static void write(WatchedProcess child, String line) {
        try {
            OutputStream input = child.input();
            input.write((line + "\n").getBytes(UTF_8));
            input.flush();
        } catch (IOException hasEnded) {
            // Nobody reads it any more.
        }
    }

    @Override
    public synchronized void finish() {
        finished = true;
        if (process != null) {
            end(process);
        }
    }

    @SuppressWarnings("EmptyCatch")
    private static void end(WatchedProcess child) {
        try {
            child.input().close();
        } catch (IOException hasEnded) {
            // Then its input is closed.
        }
    }

    @Override
    public synchronized void stop() {
        if (process != null) {
            process.stop(Ending.Kind.STOPPED);
        }
        closed = true;
    }

    @Override
    public void close() {
        stop();
        ended.join();
        synchronized (this) {
            if (trace != null) {
                trace.close();
            }
            if (workplace != null) {
                workplace.close();
            }
        }
    }
}
