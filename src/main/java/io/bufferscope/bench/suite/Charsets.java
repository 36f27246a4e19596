package io.bufferscope.bench.suite;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.PooledByteBufAllocator;
import java.nio.charset.StandardCharsets;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/// Text encoded as UTF-8 into a buffer: through a `byte[]`, or straight.
public class Charsets extends Measured {

    /// What the text is made of.
    public enum Script {
        ASCII("buffer "),
        CHINESE("缓冲区");

        private final String piece;

        Script(String piece) {
            this.piece = piece;
        }
    }

    @Param
    public Script script = Script.ASCII;

    @Param({"16", "256", "4096"})
    public int chars;

    private String text;
    private ByteBuf buffer;

    @Setup
    public void prepare() {
        text = script.piece.repeat(chars).substring(0, chars);
        buffer = PooledByteBufAllocator.DEFAULT.directBuffer(ByteBufUtil.utf8MaxBytes(text));
    }

    @TearDown
    public void release() {
        buffer.release();
    }

    @Benchmark
    public ByteBuf throughArray() {
        return buffer.clear().writeBytes(text.getBytes(StandardCharsets.UTF_8));
    }

    @Benchmark
    public int straight() {
        return ByteBufUtil.writeUtf8(buffer.clear(), text);
    }

    @Benchmark
    public int countedThenStraight() {
        int bytes = ByteBufUtil.utf8Bytes(text);
        return ByteBufUtil.reserveAndWriteUtf8(buffer.clear(), text, bytes);
    }
}
