package io.bufferscope.probe;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.bufferscope.trace.ChunkWriter;
import io.bufferscope.trace.OpWriter;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;

/// The two threads that talk to the host: one sends what was recorded, the other waits for commands.
///
/// Where the host is gone they end this JVM, because no watched program outlives its host.
final class Sender {

    private static final int FLUSH_MILLIS = 10;
    private static final byte COMMAND_FLUSH = 1;

    private final Journal journal;
    private final SocketChannel channel;
    private final ChunkWriter chunks;

    Sender(Journal journal, SocketChannel channel) {
        this.journal = journal;
        this.channel = channel;
        chunks = new ChunkWriter(Channels.newOutputStream(channel));
    }

    void start(String hello) throws IOException {
        byte[] text = hello.getBytes(UTF_8);
        chunks.write(ChunkWriter.HELLO, text, text.length);
        thread("bufferscope-sender", this::send);
        thread("bufferscope-commands", this::obey);
    }

    @SuppressWarnings("EmptyCatch")
    private void send() {
        boolean limited = false;
        while (true) {
            try {
                OpWriter next = journal.take(FLUSH_MILLIS);
                if (next != null) {
                    chunks.write(ChunkWriter.OPS, next.array(), next.size());
                    journal.sent(next);
                } else if (!limited && journal.exhausted()) {
                    limited = true;
                    OpWriter limit = new OpWriter(10);
                    limit.number(journal.steps());
                    chunks.write(ChunkWriter.LIMIT, limit.array(), limit.size());
                }
            } catch (IOException gone) {
                Runtime.getRuntime().halt(1);
            } catch (InterruptedException | OutOfMemoryError again) {
                // The next turn tries again.
            }
        }
    }

    @SuppressWarnings("EmptyCatch")
    private void obey() {
        ByteBuffer command = ByteBuffer.allocate(1);
        while (true) {
            try {
                if (channel.read(command.clear()) < 0) {
                    Runtime.getRuntime().halt(1);
                }
                if (command.get(0) == COMMAND_FLUSH) {
                    journal.flush();
                }
            } catch (IOException gone) {
                Runtime.getRuntime().halt(1);
            } catch (OutOfMemoryError again) {
                // The next turn tries again.
            }
        }
    }

    private static void thread(String name, Runnable work) {
        ThreadGroup system = Thread.currentThread().getThreadGroup();
        while (system.getParent() != null) {
            system = system.getParent();
        }
        Thread thread = new Thread(system, work, name, 0, false);
        thread.setDaemon(true);
        thread.start();
    }
}
