package io.bufferscope.bench.suite;

import org.openjdk.jmh.annotations.Benchmark;

/// 128 ints read one after the other and added up.
public class SequentialReads extends Measured {

    @Benchmark
    public long byteBuffer(SequentialWrites.Nio nio) {
        nio.buffer.clear();
        long sum = 0;
        for (int i = 0; i < SequentialWrites.INTS; i++) {
            sum += nio.buffer.getInt();
        }
        return sum;
    }

    @Benchmark
    public long byteBuf(SequentialWrites.Netty netty) {
        netty.buffer.setIndex(0, SequentialWrites.CAPACITY);
        long sum = 0;
        for (int i = 0; i < SequentialWrites.INTS; i++) {
            sum += netty.buffer.readInt();
        }
        return sum;
    }
}
