package io.bufferscope.bench.suite;

import java.nio.ByteBuffer;
import org.openjdk.jmh.annotations.Benchmark;

/// 16 writes and 16 reads in turn, eight times: once with `flip` and `clear` between, once with two indices.
public class FlipOrIndices extends Measured {

    private static final int TURNS = 8;
    private static final int LONGS = 16;

    @Benchmark
    public long flipAndClear(SequentialWrites.Nio nio) {
        long sum = 0;
        for (int turn = 0; turn < TURNS; turn++) {
            ByteBuffer buffer = nio.buffer.clear();
            for (int i = 0; i < LONGS; i++) {
                buffer.putLong(i);
            }
            buffer.flip();
            while (buffer.hasRemaining()) {
                sum += buffer.getLong();
            }
        }
        return sum;
    }

    @Benchmark
    public long twoIndices(SequentialWrites.Netty netty) {
        netty.buffer.clear();
        long sum = 0;
        for (int turn = 0; turn < TURNS; turn++) {
            for (int i = 0; i < LONGS; i++) {
                netty.buffer.writeLong(i);
            }
            for (int i = 0; i < LONGS; i++) {
                sum += netty.buffer.readLong();
            }
        }
        return sum;
    }
}
