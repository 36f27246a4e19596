package io.bufferscope.bench.suite;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.UnpooledByteBufAllocator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Threads;

/// `retain` and `release` of a buffer of one's own, and of one that two threads share.
public class ReferenceCounts extends Measured {

    /// A buffer for each thread.
    @State(Scope.Thread)
    public static class Own extends Counted {}

    /// One buffer for all threads.
    @State(Scope.Benchmark)
    public static class Shared extends Counted {}

    /// A buffer whose references are counted.
    public abstract static class Counted {

        ByteBuf buffer;

        @Setup
        public void allocate() {
            buffer = UnpooledByteBufAllocator.DEFAULT.heapBuffer(64);
        }

        @TearDown
        public void release() {
            buffer.release();
        }
    }

    @Benchmark
    public boolean oneThread(Own own) {
        return own.buffer.retain().release();
    }

    @Benchmark
    @Threads(2)
    public boolean twoThreadsApart(Own own) {
        return own.buffer.retain().release();
    }

    @Benchmark
    @Threads(2)
    public boolean twoThreadsContending(Shared shared) {
        return shared.buffer.retain().release();
    }
}
