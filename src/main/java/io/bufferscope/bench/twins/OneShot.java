package io.bufferscope.bench.twins;

import java.nio.ByteBuffer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Warmup;

/// Rule 7, many rounds with percentiles: a single shot has no interval and hides the tail.
public class OneShot extends Rigged {

    private static final int SIZE = 65_536;

    @Benchmark
    public ByteBuffer baseline() {
        return ByteBuffer.allocate(SIZE);
    }

    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    @Warmup(iterations = 0)
    @Measurement(iterations = 1)
    public ByteBuffer wrong() {
        return ByteBuffer.allocate(SIZE);
    }

    @Benchmark
    @BenchmarkMode(Mode.SampleTime)
    public ByteBuffer right() {
        return ByteBuffer.allocate(SIZE);
    }
}
