package io.bufferscope.bench.twins;

import java.nio.ByteBuffer;
import org.openjdk.jmh.annotations.Benchmark;

/// Rule 6, phases apart: a write that allocates its buffer first measures the allocation.
public class AllocationInside extends Rigged {

    private static final int SIZE = 1024;

    private final ByteBuffer kept = ByteBuffer.allocateDirect(SIZE);

    @Benchmark
    public ByteBuffer baseline() {
        return ByteBuffer.allocateDirect(SIZE);
    }

    @Benchmark
    public ByteBuffer wrong() {
        return write(ByteBuffer.allocateDirect(SIZE));
    }

    @Benchmark
    public ByteBuffer right() {
        return write(kept.clear());
    }

    private static ByteBuffer write(ByteBuffer buffer) {
        for (int i = 0; i < 128; i++) {
            buffer.putInt(i);
        }
        return buffer;
    }
}
