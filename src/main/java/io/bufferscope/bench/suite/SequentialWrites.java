package io.bufferscope.bench.suite;

import io.netty.buffer.ByteBuf;
import java.nio.ByteBuffer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/// 128 ints written one after the other into a buffer of 1 KiB that is there already.
public class SequentialWrites extends Measured {

    static final int CAPACITY = 1024;
    static final int INTS = 128;

    /// A buffer of the JDK.
    @State(Scope.Thread)
    public static class Nio {

        @Param
        public NioFlavour flavour = NioFlavour.HEAP;

        ByteBuffer buffer;

        @Setup
        public void allocate() {
            buffer = flavour.allocate(CAPACITY);
        }
    }

    /// A buffer of Netty.
    @State(Scope.Thread)
    public static class Netty {

        @Param
        public Flavour flavour = Flavour.UNPOOLED_HEAP;

        ByteBuf buffer;

        @Setup
        public void allocate() {
            buffer = flavour.source().buffer(CAPACITY);
        }

        @TearDown
        public void release() {
            buffer.release();
        }
    }

    @Benchmark
    public ByteBuffer byteBuffer(Nio nio) {
        return write(nio.buffer.clear());
    }

    @Benchmark
    public ByteBuf byteBuf(Netty netty) {
        return write(netty.buffer.clear());
    }

    static ByteBuffer write(ByteBuffer buffer) {
        for (int i = 0; i < INTS; i++) {
            buffer.putInt(i);
        }
        return buffer;
    }

    static ByteBuf write(ByteBuf buffer) {
        for (int i = 0; i < INTS; i++) {
            buffer.writeInt(i);
        }
        return buffer;
    }
}
