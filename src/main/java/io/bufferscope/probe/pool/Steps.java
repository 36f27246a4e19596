package io.bufferscope.probe.pool;

import io.bufferscope.trace.ChunkWriter;
import io.bufferscope.trace.OpWriter;
import io.bufferscope.trace.PoolOps;
import java.io.IOException;
import java.io.OutputStream;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The writer of the player's steps to the host.
final class Steps {

    private static final int METHOD = 0;

    private final OpWriter ops = new OpWriter(64 * 1024);
    private final PoolOps poolOps = new PoolOps(ops);
    private final ChunkWriter host;
    private final Set<Integer> threads = new HashSet<>();
    private final int sites;
    private long written;

    /// @param sites number of lines of the script that the host knows
    Steps(OutputStream host, int sites) {
        this.host = new ChunkWriter(host);
        this.sites = sites;
    }

    /// Where changes of allocators are written before the step that they belong to.
    OpWriter ops() {
        return ops;
    }

    /// Steps written.
    long written() {
        return written;
    }

    void say(boolean error, String text) {
        ops.output(error, text);
    }

    /// Ends the step of a command.
    ///
    /// @param line its line, from 1
    void command(PlayerThread thread, int line, String text, @Nullable Throwable thrown) throws IOException {
        thread(thread);
        poolOps.commandText(text);
        int site = Math.clamp(line, 1, sites) - 1;
        if (thrown == null) {
            poolOps.command(site);
        } else {
            ops.threw(site, thrown.getClass().getName(), thrown.getMessage());
        }
        send();
    }

    /// Ends a step of the clock.
    void sample(PlayerThread thread, int line) throws IOException {
        thread(thread);
        poolOps.sample(Math.clamp(line, 1, sites) - 1);
        send();
    }

    private void thread(PlayerThread thread) {
        if (threads.add(thread.number())) {
            ops.newThread(thread.number(), false, thread.name());
            ops.enter(METHOD);
        } else {
            ops.thread(thread.number());
        }
    }

    private void send() throws IOException {
        written++;
        host.write(ChunkWriter.OPS, ops.array(), ops.size());
        ops.clear();
    }
}
