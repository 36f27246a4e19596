package io.bufferscope.bench.suite;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/// A file of 16 MiB sent over the loopback: in a loop through a heap buffer of 8 KiB, or by `transferTo`, which is
/// `sendfile` on Linux. The processor's time of the sending thread is counted too.
public class FileTransfer extends Measured {

    static final int SIZE = 16 << 20;

    private static final int BLOCK = 8 << 10;

    private final ByteBuffer block = ByteBuffer.allocate(BLOCK);

    /// The files that were sent, and what they cost the processor.
    @AuxCounters(AuxCounters.Type.EVENTS)
    @State(Scope.Thread)
    public static class Sent {

        public long files;
        public long cpuNanos;

        private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

        private long began() {
            return threads.getCurrentThreadCpuTime();
        }

        private void ended(long began) {
            files++;
            cpuNanos += threads.getCurrentThreadCpuTime() - began;
        }
    }

    /// A file in the page cache, and a socket whose other end is read as fast as it goes.
    @State(Scope.Thread)
    public static class Line {

        private Path path = Path.of("");

        @SuppressWarnings("NullAway.Init")
        private FileChannel file;

        @SuppressWarnings("NullAway.Init")
        private Drain drain;

        @Setup
        public void open() throws IOException {
            path = Files.createTempFile("bufferscope-", ".bin");
            Files.write(path, new byte[SIZE]);
            file = FileChannel.open(path);
            drain = Drain.open();
        }

        @TearDown
        public void close() throws IOException {
            drain.close();
            file.close();
            Files.deleteIfExists(path);
        }
    }

    @Benchmark
    public long loop(Line line, Sent sent) throws IOException {
        long began = sent.began();
        line.file.position(0);
        while (line.file.read(block.clear()) > 0) {
            block.flip();
            while (block.hasRemaining()) {
                line.drain.socket().write(block);
            }
        }
        sent.ended(began);
        return line.file.position();
    }

    @Benchmark
    public long sendfile(Line line, Sent sent) throws IOException {
        long began = sent.began();
        long place = 0;
        while (place < SIZE) {
            place += line.file.transferTo(place, SIZE - place, line.drain.socket());
        }
        sent.ended(began);
        return place;
    }
}
