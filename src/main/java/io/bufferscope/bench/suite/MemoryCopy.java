package io.bufferscope.bench.suite;

import java.nio.ByteBuffer;
import org.openjdk.jmh.annotations.Benchmark;

/// One MiB copied from an array on the heap into direct memory: what every copy on the way to a socket costs.
public class MemoryCopy extends Measured {

    static final int SIZE = 1 << 20;

    private final byte[] array = new byte[SIZE];
    private final ByteBuffer direct = ByteBuffer.allocateDirect(SIZE);

    @Benchmark
    public ByteBuffer arrayToDirect() {
        return direct.clear().put(array);
    }
}
