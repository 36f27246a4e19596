package io.bufferscope.bench.twins;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;

/// Rule 10, tell the structure of the message: the processor learns one that repeats itself.
public class Predictable extends Rigged {

    private static final int NUMBERS = 4096;
    private static final int SEED = 7;

    private final ByteBuf small = Unpooled.buffer();
    private final ByteBuf mixed = Unpooled.buffer();

    @Setup
    public void write() {
        Random random = new Random(SEED);
        for (int i = 0; i < NUMBERS; i++) {
            writeVarint(small, 1);
            writeVarint(mixed, random.nextBoolean() ? 1 : 300);
        }
    }

    @Benchmark
    public long baseline() {
        long sum = 0;
        for (int i = 0; i < NUMBERS; i++) {
            sum += small.getByte(i);
        }
        return sum;
    }

    @Benchmark
    public long wrong() {
        return sum(small);
    }

    @Benchmark
    public long right() {
        return sum(mixed);
    }

    private static long sum(ByteBuf buffer) {
        buffer.readerIndex(0);
        long sum = 0;
        for (int i = 0; i < NUMBERS; i++) {
            sum += readVarint(buffer);
        }
        return sum;
    }

    private static int readVarint(ByteBuf buffer) {
        int first = buffer.readByte();
        return first >= 0 ? first : first & 0x7F | buffer.readByte() << 7;
    }

    private static void writeVarint(ByteBuf buffer, int value) {
        if (value > 0x7F) {
            buffer.writeByte(value & 0x7F | 0x80).writeByte(value >>> 7);
        } else {
            buffer.writeByte(value);
        }
    }
}
