package io.bufferscope.probe;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.bufferscope.trace.ChunkWriter;
import io.bufferscope.trace.OpWriter;
import java.io.IOException;
import java.io.OutputStream;

/// The thread that sends what was recorded to the host.
///
/// Where nothing is recorded it sends an empty chunk now and then, so that it finds out when the host is gone; then it
/// ends this JVM, because no watched program outlives its host. It never waits for the host's word: a thread that
/// waits inside the operating system would hold up the end of the JVM by 300 ms.
final class Sender extends Thread {

    private static final int FLUSH_MILLIS = 10;
    private static final int IDLE_ROUNDS = 25;
    private static final byte[] NOTHING = {};

    private final Journal journal;
    private final ChunkWriter chunks;
    private final String mainThread;
    private int idle;

    /// @param mainThread class of the thread that runs `main`
    Sender(Journal journal, OutputStream host, String mainThread) {
        super(system(), null, "bufferscope-sender", 0, false);
        this.journal = journal;
        this.mainThread = mainThread;
        chunks = new ChunkWriter(host);
        setDaemon(true);
    }

    private static ThreadGroup system() {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        while (group.getParent() != null) {
            group = group.getParent();
        }
        return group;
    }

    @Override
    public void run() {
        try {
            greet();
            while (true) {
                send();
            }
        } catch (IOException gone) {
            Runtime.getRuntime().halt(1);
        }
    }

    private void greet() throws IOException {
        byte[] text = Facts.text(mainThread).getBytes(UTF_8);
        chunks.write(ChunkWriter.HELLO, text, text.length);
    }

    private void send() throws IOException {
        try {
            OpWriter next = journal.take(FLUSH_MILLIS);
            tellOmissions();
            if (next != null) {
                chunks.write(ChunkWriter.OPS, next.array(), next.size());
                journal.sent(next);
                idle = 0;
            } else if (journal.limitUntold()) {
                tellLimit();
            } else if (++idle == IDLE_ROUNDS) {
                idle = 0;
                chunks.write(ChunkWriter.OPS, NOTHING, 0);
            }
        } catch (InterruptedException | OutOfMemoryError again) {
            idle = 0;
        }
    }

    private void tellOmissions() throws IOException {
        String untold = journal.untold();
        if (!untold.isEmpty()) {
            byte[] text = untold.getBytes(UTF_8);
            chunks.write(ChunkWriter.NOTES, text, text.length);
        }
    }

    private void tellLimit() throws IOException {
        OpWriter limit = new OpWriter(10);
        limit.number(journal.steps());
        chunks.write(ChunkWriter.LIMIT, limit.array(), limit.size());
        journal.limitTold();
    }
}
