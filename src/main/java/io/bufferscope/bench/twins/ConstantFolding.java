package io.bufferscope.bench.twins;

import org.openjdk.jmh.annotations.Benchmark;

/// Rule 8 again, unknown inputs: what is computed from constants is computed once, by the compiler.
public class ConstantFolding extends Rigged {

    private static final long FIXED = 42;

    private long bytes = 42;

    @Benchmark
    public long baseline() {
        return bytes;
    }

    @Benchmark
    public long wrong() {
        return Check.of(FIXED);
    }

    @Benchmark
    public long right() {
        return Check.of(bytes);
    }
}
