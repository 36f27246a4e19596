package io.bufferscope.bench.twins;

import org.openjdk.jmh.annotations.Benchmark;

/// Rule 8, check the result: what nobody uses is not computed.
public class DeadCode extends Rigged {

    private long bytes = 42;

    @Benchmark
    public long baseline() {
        return bytes;
    }

    @Benchmark
    public void wrong() {
        Check.of(bytes);
    }

    @Benchmark
    public long right() {
        return Check.of(bytes);
    }
}
