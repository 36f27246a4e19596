package io.bufferscope.bench.twins;

import java.util.concurrent.ThreadLocalRandom;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;

/// Rule 9, watch the collector: garbage is cheap where everything dies at once, and not where objects live on.
@Fork(value = 1, jvmArgsAppend = "-Xmx256m")
public class Garbage extends Rigged {

    private static final int SIZE = 512;

    private final byte[] kept = new byte[SIZE];
    private final byte[][] living = new byte[131_072][];

    @Benchmark
    public byte[] baseline() {
        kept[0]++;
        return kept;
    }

    @Benchmark
    public byte[] wrong() {
        return new byte[SIZE];
    }

    @Benchmark
    public byte[] right() {
        byte[] made = new byte[SIZE];
        living[ThreadLocalRandom.current().nextInt(living.length)] = made;
        return made;
    }
}
