package io.bufferscope.bench.twins;

import java.nio.ByteBuffer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.infra.Blackhole;

/// Rule 7 again, long enough pieces: a timer around one `get` measures the timer.
public class TimerOverhead extends Rigged {

    private static final int BLOCK = 1024;

    private final ByteBuffer buffer = ByteBuffer.allocate(BLOCK);
    private int place;

    @Benchmark
    public long baseline() {
        long start = System.nanoTime();
        return System.nanoTime() - start;
    }

    @Benchmark
    public long wrong(Blackhole hole) {
        place = (place + 1) & (BLOCK - 1);
        long start = System.nanoTime();
        hole.consume(buffer.get(place));
        return System.nanoTime() - start;
    }

    @Benchmark
    @OperationsPerInvocation(BLOCK)
    public int right() {
        int sum = 0;
        for (int i = 0; i < BLOCK; i++) {
            sum += buffer.get(i);
        }
        return sum;
    }
}
