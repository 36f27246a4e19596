package io.bufferscope.bench.suite;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;

/// A buffer allocated, written 16 times, read 16 times and released, at each level of Netty's leak detection.
public class LeakLevels extends Measured {

    private static final String LEVEL = "-Dio.netty.leakDetection.level=";
    private static final int TIMES = 16;

    @Benchmark
    @Fork(jvmArgsAppend = LEVEL + "disabled")
    public long disabled() {
        return use();
    }

    @Benchmark
    @Fork(jvmArgsAppend = LEVEL + "simple")
    public long simple() {
        return use();
    }

    @Benchmark
    @Fork(jvmArgsAppend = LEVEL + "advanced")
    public long advanced() {
        return use();
    }

    @Benchmark
    @Fork(jvmArgsAppend = LEVEL + "paranoid")
    public long paranoid() {
        return use();
    }

    private static long use() {
        ByteBuf buffer = PooledByteBufAllocator.DEFAULT.directBuffer(TIMES * Long.BYTES);
        for (int i = 0; i < TIMES; i++) {
            buffer.writeLong(i);
        }
        long sum = 0;
        for (int i = 0; i < TIMES; i++) {
            sum += buffer.readLong();
        }
        buffer.release();
        return sum;
    }
}
