package io.bufferscope.bench.twins;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.openjdk.jmh.annotations.Benchmark;

/// Rule 1, no log of each call: what is measured is the log.
public class Logging extends Rigged {

    private final PrintStream log = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);

    private final ByteBuffer buffer = ByteBuffer.allocate(64);
    private int value;

    @Benchmark
    public int baseline() {
        return value++;
    }

    @Benchmark
    public ByteBuffer wrong() {
        log.println("put " + value + " into " + buffer);
        return buffer.putInt(0, value++);
    }

    @Benchmark
    public ByteBuffer right() {
        return buffer.putInt(0, value++);
    }
}
