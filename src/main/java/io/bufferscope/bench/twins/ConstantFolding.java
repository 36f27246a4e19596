package io.bufferscope.bench.twins;

import org.openjdk.jmh.annotations.Benchmark;

/// Rule 8 again, unknown inputs: what is computed from constants is computed once, by the compiler.
public class ConstantFolding extends Rigged {

    private static final double FIXED = 0.42;

    private double share = 0.42;

    @Benchmark
    public double baseline() {
        return share;
    }

    @Benchmark
    public double wrong() {
        return Math.log(FIXED);
    }

    @Benchmark
    public double right() {
        return Math.log(share);
    }
}
