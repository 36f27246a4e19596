package io.bufferscope.bench.twins;

import org.openjdk.jmh.annotations.Benchmark;

/// Rule 8, check the result: what nobody uses is not computed.
public class DeadCode extends Rigged {

    private double share = 0.42;

    @Benchmark
    public void baseline() {
        // The empty loop of JMH.
    }

    @Benchmark
    @SuppressWarnings("CheckReturnValue")
    public void wrong() {
        information(share);
    }

    @Benchmark
    public double right() {
        return information(share);
    }

    /// The information in bits of a byte that makes this share of a message.
    private static double information(double share) {
        return -share * Math.log(share) / Math.log(2);
    }
}
