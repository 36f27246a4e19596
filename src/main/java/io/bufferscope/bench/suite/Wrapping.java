package io.bufferscope.bench.suite;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.Unpooled;
import java.nio.ByteBuffer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/// Views from one world into the other: none copies a byte, each makes an object.
public class Wrapping extends Measured {

    private static final int SIZE = 1024;

    private final byte[] array = new byte[SIZE];
    private ByteBuffer nio;
    private ByteBuf netty;

    @Setup
    public void allocate() {
        nio = ByteBuffer.allocateDirect(SIZE);
        netty = PooledByteBufAllocator.DEFAULT.directBuffer(SIZE).writeZero(SIZE);
    }

    @TearDown
    public void release() {
        netty.release();
    }

    @Benchmark
    public ByteBuffer wrapArrayAsByteBuffer() {
        return ByteBuffer.wrap(array);
    }

    @Benchmark
    public ByteBuf wrapArrayAsByteBuf() {
        return Unpooled.wrappedBuffer(array);
    }

    @Benchmark
    public ByteBuf wrapByteBuffer() {
        return Unpooled.wrappedBuffer(nio);
    }

    @Benchmark
    public ByteBuffer nioBuffer() {
        return netty.nioBuffer();
    }

    @Benchmark
    public ByteBuffer internalNioBuffer() {
        return netty.internalNioBuffer(0, SIZE);
    }
}
