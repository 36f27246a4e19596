package io.bufferscope.session;

import static java.util.concurrent.TimeUnit.SECONDS;

import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Tape;
import io.bufferscope.trace.Trace;
import java.nio.file.Path;
import java.util.Iterator;

/// A program that was run in a watched JVM to its end, with its trace.
public final class RecordedProgram implements AutoCloseable {

    private final Run run;
    private final Trace trace;

    private RecordedProgram(Run run, Trace trace) {
        this.run = run;
        this.trace = trace;
    }

    /// Runs `source` as `Main.java`.
    public static RecordedProgram of(Path folder, String source) throws Exception {
        ProgramRunner runner = new ProgramRunner(ChildJvm.ofThisProcess());
        Run run = runner.run(folder.resolve("Main.java"), source, RunOptions.defaults());
        Trace trace = ((RunStart.Running) run.started().get(60, SECONDS)).trace();
        run.ended().get(60, SECONDS);
        return new RecordedProgram(run, trace);
    }

    public Trace trace() {
        return trace;
    }

    /// The last tape with this name in the last frame that has one.
    public Tape tape(String name) {
        Tape found = null;
        for (Iterator<Frame> frames = trace.frames(1, trace.steps()); frames.hasNext(); ) {
            for (Tape tape : frames.next().tapes()) {
                found = tape.names().contains(name) ? tape : found;
            }
        }
        if (found == null) {
            throw new AssertionError("no tape " + name);
        }
        return found;
    }

    /// The last step at a line.
    public long lastStepAt(int line) {
        long last = 0;
        for (Iterator<Frame> frames = trace.frames(1, trace.steps()); frames.hasNext(); ) {
            Frame frame = frames.next();
            last = frame.site().line() == line ? frame.step() : last;
        }
        return last;
    }

    @Override
    public void close() {
        run.close();
    }
}
