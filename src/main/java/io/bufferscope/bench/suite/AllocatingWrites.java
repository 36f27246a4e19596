package io.bufferscope.bench.suite;

import io.netty.buffer.ByteBuf;
import java.nio.ByteBuffer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/// The same 128 writes, but each time into a new buffer: what the first article really measured as writing.
public class AllocatingWrites extends Measured {

    /// The kind of buffer of the JDK.
    @State(Scope.Thread)
    public static class Nio {

        @Param
        public NioFlavour flavour = NioFlavour.HEAP;
    }

    /// The kind of buffer of Netty.
    @State(Scope.Thread)
    public static class Netty {

        @Param
        public Flavour flavour = Flavour.UNPOOLED_HEAP;

        Flavour.Source source;

        @Setup
        public void prepare() {
            source = flavour.source();
        }
    }

    @Benchmark
    public ByteBuffer byteBuffer(Nio nio) {
        return SequentialWrites.write(nio.flavour.allocate(SequentialWrites.CAPACITY));
    }

    @Benchmark
    public boolean byteBuf(Netty netty) {
        ByteBuf buffer = SequentialWrites.write(netty.source.buffer(SequentialWrites.CAPACITY));
        return buffer.release();
    }
}
