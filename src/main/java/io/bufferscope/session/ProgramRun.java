package io.bufferscope.session;

import io.bufferscope.instrument.Compilation;
import io.bufferscope.instrument.Problem;
import io.bufferscope.instrument.Refusal;
import io.bufferscope.instrument.SourceCompiler;
import io.bufferscope.instrument.Verifier;
import io.bufferscope.instrument.Weaver;
import io.bufferscope.instrument.Woven;
import io.bufferscope.trace.Ending;
import io.bufferscope.trace.Program;
import io.bufferscope.trace.RecordedTrace;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/// One run of a program in a watched JVM of its own.
final class ProgramRun implements Run {

    /// Bytes recorded of each buffer.
    private static final int BYTES_CAP = 64 * 1024;

    private final ChildJvm jvm;
    private final RunOptions options;
    private final CompletableFuture<RunStart> started = new CompletableFuture<>();
    private final CompletableFuture<Ending> ended = new CompletableFuture<>();
    private @Nullable WatchedProcess process;
    private @Nullable Workplace workplace;
    private @Nullable RecordedTrace trace;
    private boolean closed;

    ProgramRun(ChildJvm jvm, RunOptions options) {
        this.jvm = jvm;
        this.options = options;
    }

    @Override
    public CompletableFuture<RunStart> started() {
        return started;
    }

    @Override
    public CompletableFuture<Ending> ended() {
        return ended;
    }

    /// Does all of it on the calling thread, until the program has ended.
    void go(Path file, String source) {
        try {
            compileAndRun(file, source);
        } catch (IOException | RuntimeException e) {
            started.complete(new RunStart.NotStarted("The program could not be started: " + e.getMessage() + "."));
        } finally {
            ended.complete(Ending.RUNNING);
        }
    }

    private void compileAndRun(Path file, String source) throws IOException {
        Workplace place = place();
        switch (compile(file, source)) {
            case Compilation.Failed failed ->
                started.complete(new RunStart.NotCompiled(failed.problems(), failed.messages()));
            case Compilation.Done done -> {
                Refusal refusal = options.untrusted() ? Verifier.check(done.classes()) : null;
                if (refusal != null) {
                    started.complete(refused(file, refusal));
                    return;
                }
                options.compilerMessages().accept(done.messages());
                watch(new Weaver(jvm.compileClassPath(options.classPath())).weave(done, file), place);
            }
        }
    }

    /// Without Netty on the class path the compiler has less to open; only a program that names it needs it, or one
    /// that is wrong.
    private Compilation compile(Path file, String source) throws IOException {
        boolean mayNameNetty = source.contains("netty") || source.contains("\\u");
        if (!mayNameNetty) {
            Compilation compilation = new SourceCompiler(options.classPath()).compile(file, source);
            if (compilation instanceof Compilation.Done) {
                return compilation;
            }
        }
        return new SourceCompiler(jvm.compileClassPath(options.classPath())).compile(file, source);
    }

    private static RunStart refused(Path file, Refusal refusal) {
        String sentence = "untrusted code may not use " + refusal.name();
        String place = refusal.line() == 0 ? file.toString() : file + ":" + refusal.line();
        return new RunStart.NotCompiled(
                List.of(new Problem(refusal.line(), 1, sentence)), place + ": " + sentence + System.lineSeparator());
    }

    /// The folder of this run, made before the compiler starts, so that the pipe is there when it has ended.
    private synchronized Workplace place() throws IOException {
        Workplace made = Workplace.create();
        workplace = made;
        return made;
    }

    private void watch(Woven woven, Workplace place) throws IOException {
        WatchedProcess child = start(woven, place);
        if (child == null) {
            started.complete(new RunStart.NotStarted("The run was given up before the program started."));
            return;
        }
        started.complete(new RunStart.Running(child.trace(), child.pid()));
        Ending ending = child.await();
        ended.complete(ending);
    }

    private synchronized @Nullable WatchedProcess start(Woven woven, Workplace place) throws IOException {
        if (closed) {
            return null;
        }
        place.write(woven.classes());
        place.write(Map.of(AddressClass.NAME, AddressClass.generate(place.wire(), options.stepLimit(), BYTES_CAP)));
        RecordedTrace recorded = new RecordedTrace(woven.program(), place.folder());
        woven.notes().forEach(recorded::note);
        trace = recorded;
        process = WatchedProcess.start(command(woven.program(), place), place.wire(), recorded, options);
        return process;
    }

    private List<String> command(Program program, Workplace place) {
        boolean netty = program.source().contains("io.netty");
        return jvm.command(place.classes(), program.mainClass(), netty, options);
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
