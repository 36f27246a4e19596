package io.bufferscope.bench.suite;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/// A part of a buffer handed on: as a view of the same memory, counted or not, or as a copy.
public class SliceOrCopy extends Measured {

    @Param({"16", "256", "4096", "65536"})
    public int size;

    private ByteBuf whole;

    @Setup
    public void allocate() {
        whole = PooledByteBufAllocator.DEFAULT.directBuffer(2 * size).writeZero(2 * size);
    }

    @TearDown
    public void release() {
        whole.release();
    }

    @Benchmark
    public byte slice() {
        return whole.slice(size / 2, size).getByte(0);
    }

    @Benchmark
    public byte retainedSlice() {
        return lastByte(whole.retainedSlice(size / 2, size));
    }

    @Benchmark
    public byte copy() {
        return lastByte(whole.copy(size / 2, size));
    }

    private byte lastByte(ByteBuf part) {
        byte last = part.getByte(size - 1);
        part.release();
        return last;
    }
}
