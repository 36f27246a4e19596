package io.bufferscope.bench.suite;

import io.netty.buffer.ByteBuf;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/// A buffer filled with longs that starts with the right capacity, or with 16 bytes and has to grow.
public class Growth extends Measured {

    private static final int SMALL = 16;

    @Param
    public Flavour flavour = Flavour.UNPOOLED_HEAP;

    @Param({"1024", "65536"})
    public int size;

    private Flavour.Source source;

    @Setup
    public void prepare() {
        source = flavour.source();
    }

    @Benchmark
    public boolean rightFromTheStart() {
        return fill(source.buffer(size));
    }

    @Benchmark
    public boolean growing() {
        return fill(source.buffer(SMALL));
    }

    private boolean fill(ByteBuf buffer) {
        for (int written = 0; written < size; written += Long.BYTES) {
            buffer.writeLong(written);
        }
        return buffer.release();
    }
}
