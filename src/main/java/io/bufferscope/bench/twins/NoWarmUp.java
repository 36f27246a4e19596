package io.bufferscope.bench.twins;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Warmup;

/// Rule 2, warm up: without, the interpreter and the loading of classes are measured.
public class NoWarmUp extends Rigged {

    private final ByteBuf buffer = Unpooled.buffer(256);
    private int calls;

    @Benchmark
    public int baseline() {
        return calls++;
    }

    @Benchmark
    @Warmup(iterations = 0)
    @Measurement(iterations = 5, time = 5, timeUnit = TimeUnit.MILLISECONDS)
    public int wrong() {
        return encode();
    }

    @Benchmark
    public int right() {
        return encode();
    }

    private int encode() {
        return ByteBufUtil.writeUtf8(buffer.clear(), "What is measured before the compiler came is the interpreter.");
    }
}
