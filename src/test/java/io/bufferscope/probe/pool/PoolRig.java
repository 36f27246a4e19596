package io.bufferscope.probe.pool;

import io.bufferscope.probe.PoolMain;
import io.bufferscope.trace.ChunkReader;
import io.bufferscope.trace.ChunkWriter;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Method;
import io.bufferscope.trace.OpWriter;
import io.bufferscope.trace.Program;
import io.bufferscope.trace.RecordedTrace;
import io.bufferscope.trace.Site;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;

/// A player in this JVM and the trace of what it did.
public final class PoolRig implements AutoCloseable {

    private static final Program PROGRAM = new Program(
            "pool.script",
            "",
            PoolMain.class.getName(),
            List.of(new Method("Player", "script", "()V", true)),
            List.of(new Site(0, 0, 1, null, null, List.of())),
            List.of());

    private final Path folder;
    private final RecordedTrace trace;

    public PoolRig() throws IOException {
        folder = Files.createTempDirectory("pool-rig");
        trace = new RecordedTrace(PROGRAM, folder);
    }

    /// Plays a script and returns the frames of its steps.
    public List<Frame> play(String... script) throws Exception {
        LinkedBlockingQueue<Player.Line> lines = new LinkedBlockingQueue<>();
        for (String line : String.join("\n", script).split("\n")) {
            lines.add(new Player.Line(line));
        }
        lines.add(new Player.Line(null));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new Player(lines, out, 1, 1_000_000, 0).run();
        ChunkReader chunks = new ChunkReader(new ByteArrayInputStream(out.toByteArray()));
        while (chunks.next()) {
            if (chunks.kind() == ChunkWriter.OPS) {
                trace.append(chunks.data(), chunks.length());
            }
        }
        return frames();
    }

    /// Adds operations that end in a step, and returns its frame.
    Frame append(OpWriter ops) throws IOException {
        trace.append(ops.array(), ops.size());
        ops.clear();
        return trace.frame(trace.steps());
    }

    List<Frame> frames() {
        List<Frame> frames = new ArrayList<>();
        trace.frames(1, trace.steps()).forEachRemaining(frames::add);
        return frames;
    }

    public RecordedTrace trace() {
        return trace;
    }

    @Override
    public void close() throws IOException {
        trace.close();
        Files.deleteIfExists(folder);
    }
}
