package io.bufferscope.bench.suite;

import java.nio.ByteBuffer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/// Bytes handed over in a new direct buffer, in a direct buffer that is kept, and in a new array.
public class DirectAgainstArray extends Measured {

    @Param({"10", "1000", "4000", "10000", "100000"})
    public int size;

    private byte[] payload = new byte[0];
    private ByteBuffer kept = ByteBuffer.allocateDirect(0);

    @Setup
    public void fill() {
        payload = new byte[size];
        kept = ByteBuffer.allocateDirect(size);
    }

    @Benchmark
    public ByteBuffer newDirect() {
        return ByteBuffer.allocateDirect(size).put(payload).flip();
    }

    @Benchmark
    public ByteBuffer keptDirect() {
        return kept.clear().put(payload).flip();
    }

    @Benchmark
    public byte[] newArray() {
        return payload.clone();
    }
}
