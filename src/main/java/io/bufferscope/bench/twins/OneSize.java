package io.bufferscope.bench.twins;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/// Rule 3, several sizes: at 16 bytes a copy costs as little as a slice, and that is all one size tells.
public class OneSize extends Rigged {

    /// The one size of the wrong twin.
    @State(Scope.Thread)
    public static class Small {

        @Param("16")
        public int size;

        ByteBuf buffer;

        @Setup
        public void allocate() {
            buffer = Unpooled.buffer(size).writeZero(size);
        }
    }

    /// The sizes of the right one.
    @State(Scope.Thread)
    public static class All {

        @Param({"16", "1024", "16384", "262144"})
        public int size;

        ByteBuf buffer;

        @Setup
        public void allocate() {
            buffer = Unpooled.buffer(size).writeZero(size);
        }
    }

    @Benchmark
    public ByteBuf baseline(All all) {
        return all.buffer.slice();
    }

    @Benchmark
    public ByteBuf wrong(Small small) {
        return small.buffer.copy();
    }

    @Benchmark
    public ByteBuf right(All all) {
        return all.buffer.copy();
    }
}
