package io.bufferscope.bench.suite;

import io.netty.buffer.ByteBuf;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/// A buffer allocated and released, from 16 bytes to 1 MiB.
public class AllocateRelease extends Measured {

    @Param
    public Flavour flavour = Flavour.UNPOOLED_HEAP;

    @Param({"16", "256", "4096", "65536", "1048576"})
    public int size;

    private Flavour.Source source;

    @Setup
    public void prepare() {
        source = flavour.source();
    }

    /// On a thread as JMH, and any program's `main`, has it: without Netty's thread caches.
    @Benchmark
    public boolean plainThread() {
        return allocateAndRelease();
    }

    /// On a thread as an event loop has it.
    @Benchmark
    @Fork(jvmArgsAppend = {FastThreads.ON, FastThreads.BY})
    public boolean fastThread() {
        return allocateAndRelease();
    }

    private boolean allocateAndRelease() {
        ByteBuf buffer = source.buffer(size);
        buffer.setByte(0, 1);
        return buffer.release();
    }
}
