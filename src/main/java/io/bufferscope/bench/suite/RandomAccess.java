package io.bufferscope.bench.suite;

import io.netty.buffer.ByteBuf;
import java.nio.ByteBuffer;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Setup;

/// 1024 bytes read at random places, as one operation; sampled, so that percentiles are told.
///
/// The first article times each single `get` with `System.nanoTime()`. That call takes ten times as long as the
/// `get`, and its clock ticks more coarsely, so its percentiles are those of the timer (see the rigged twin of it).
/// A block of 1024 is long against the timer; its percentiles are those of blocks.
@BenchmarkMode(Mode.SampleTime)
public class RandomAccess extends Measured {

    static final int BLOCK = 1024;

    private static final int SEED = 42;

    private final int[] places = new int[BLOCK];

    @Setup
    public void scatter() {
        Random random = new Random(SEED);
        for (int i = 0; i < BLOCK; i++) {
            places[i] = random.nextInt(SequentialWrites.CAPACITY);
        }
    }

    @Benchmark
    public int byteBuffer(SequentialWrites.Nio nio) {
        ByteBuffer buffer = nio.buffer;
        int sum = 0;
        for (int place : places) {
            sum += buffer.get(place);
        }
        return sum;
    }

    @Benchmark
    public int byteBuf(SequentialWrites.Netty netty) {
        return sum(netty.buffer);
    }

    /// Without Netty's own checks; what it then reads beyond its end is its neighbour's.
    @Benchmark
    @Fork(jvmArgsAppend = {"-Dio.netty.buffer.checkBounds=false", "-Dio.netty.buffer.checkAccessible=false"})
    public int byteBufUnchecked(SequentialWrites.Netty netty) {
        return sum(netty.buffer);
    }

    private int sum(ByteBuf buffer) {
        int sum = 0;
        for (int place : places) {
            sum += buffer.getByte(place);
        }
        return sum;
    }
}
