package io.bufferscope.bench.suite;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/// A header and a body joined and read once: by a composite, which copies nothing, or by a copy.
public class CompositeOrCopy extends Measured {

    private static final int HEADER = 32;

    @Param({"64", "1024", "16384", "262144"})
    public int body;

    private ByteBuf first;
    private ByteBuf second;

    @Setup
    public void allocate() {
        first = PooledByteBufAllocator.DEFAULT.directBuffer(HEADER).writeZero(HEADER);
        second = PooledByteBufAllocator.DEFAULT.directBuffer(body).writeZero(body);
    }

    @TearDown
    public void release() {
        first.release();
        second.release();
    }

    @Benchmark
    public long composite() {
        ByteBuf joined = PooledByteBufAllocator.DEFAULT
                .compositeDirectBuffer(2)
                .addComponents(true, first.retainedSlice(), second.retainedSlice());
        return read(joined);
    }

    @Benchmark
    public long copy() {
        ByteBuf joined = PooledByteBufAllocator.DEFAULT.directBuffer(HEADER + body);
        joined.writeBytes(first, 0, HEADER).writeBytes(second, 0, body);
        return read(joined);
    }

    private static long read(ByteBuf joined) {
        long sum = 0;
        while (joined.readableBytes() >= Long.BYTES) {
            sum += joined.readLong();
        }
        joined.release();
        return sum;
    }
}
