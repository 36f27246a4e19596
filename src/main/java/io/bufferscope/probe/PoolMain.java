package io.bufferscope.probe;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.bufferscope.probe.pool.NettyFacts;
import io.bufferscope.probe.pool.Player;
import io.bufferscope.trace.ChunkWriter;
import io.bufferscope.trace.OpWriter;
import io.netty.util.concurrent.FastThreadLocalThread;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/// The main class of the JVM in which allocators are played with: commands come on standard input, steps go to the
/// host.
///
/// It ends when its input ends, which it does when the host is gone.
public final class PoolMain {

    /// Seconds after the end of the input until which the host must have come.
    private static final int PATIENCE = 10;

    private PoolMain() {}

    /// Plays until the input ends.
    ///
    /// @param args where the host listens, number of script lines that it knows, most steps, number of commands
    ///     that come before the script's first line
    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Player.Line> lines = new LinkedBlockingQueue<>();
        AtomicBoolean met = new AtomicBoolean();
        Thread reader = new Thread(() -> read(lines, met), "bufferscope-commands");
        reader.setDaemon(true);
        reader.start();
        try (OutputStream host = Wire.open(args[0])) {
            met.set(true);
            ChunkWriter chunks = new ChunkWriter(host);
            byte[] facts = (Facts.text(FastThreadLocalThread.class.getName()) + NettyFacts.text()).getBytes(UTF_8);
            chunks.write(ChunkWriter.HELLO, facts, facts.length);
            play(lines, host, chunks, args);
        } catch (IOException hostIsGone) {
            Runtime.getRuntime().halt(1);
        }
        Runtime.getRuntime().halt(0);
    }

    /// Plays; where the player itself cannot go on, as in a full heap, the host is told why.
    private static void play(
            LinkedBlockingQueue<Player.Line> lines, OutputStream host, ChunkWriter chunks, String[] args)
            throws IOException, InterruptedException {
        long limit = Long.parseLong(args[2]);
        Player player = new Player(lines, host, Integer.parseInt(args[1]), limit, Integer.parseInt(args[3]));
        try {
            if (player.run()) {
                tellLimit(chunks, limit);
            }
        } catch (OutOfMemoryError | RuntimeException failure) {
            byte[] note = ("CONNECTION_LOST=" + failure).getBytes(UTF_8);
            chunks.write(ChunkWriter.NOTES, note, note.length);
            Runtime.getRuntime().halt(1);
        }
    }

    private static void tellLimit(ChunkWriter chunks, long limit) throws IOException {
        OpWriter steps = new OpWriter(10);
        steps.number(limit);
        chunks.write(ChunkWriter.LIMIT, steps.array(), steps.size());
    }

    /// Reads commands up to the end of the input; ends the process then if no host opens the other end of the wire, as
    /// one that was killed never does.
    private static void read(LinkedBlockingQueue<Player.Line> lines, AtomicBoolean met) {
        read(lines);
        try {
            TimeUnit.SECONDS.sleep(PATIENCE);
        } catch (InterruptedException ended) {
            return;
        }
        if (!met.get()) {
            Runtime.getRuntime().halt(1);
        }
    }

    private static void read(LinkedBlockingQueue<Player.Line> lines) {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in, UTF_8))) {
            in.lines().forEach(line -> lines.add(new Player.Line(line)));
        } catch (IOException | RuntimeException ended) {
            lines.add(new Player.Line(null));
            return;
        }
        lines.add(new Player.Line(null));
    }
}
