package io.bufferscope.bench.suite;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/// 64 records of fields of 3, 5 and 11 bits, written and read: packed as bits, against a whole byte or short for
/// each.
public class Bits extends Measured {

    private static final int RECORDS = 64;
    private static final int CAPACITY = 512;

    private BitBuffer bits;
    private ByteBuf bytes;

    @Setup
    public void allocate() {
        bits = new BitBuffer(PooledByteBufAllocator.DEFAULT.directBuffer(CAPACITY));
        bytes = PooledByteBufAllocator.DEFAULT.directBuffer(CAPACITY);
    }

    @TearDown
    public void release() {
        bits.close();
        bytes.release();
    }

    @Benchmark
    public int packed() {
        bits.clear();
        for (int i = 0; i < RECORDS; i++) {
            bits.write(i & 7, 3).write(i & 31, 5).write(i, 11);
        }
        bits.flush();
        int sum = 0;
        for (int i = 0; i < RECORDS; i++) {
            sum += bits.read(3) + bits.read(5) + bits.read(11);
        }
        return sum;
    }

    @Benchmark
    public int unpacked() {
        bytes.clear();
        for (int i = 0; i < RECORDS; i++) {
            bytes.writeByte(i & 7).writeByte(i & 31).writeShort(i);
        }
        int sum = 0;
        for (int i = 0; i < RECORDS; i++) {
            sum += bytes.readByte() + bytes.readByte() + bytes.readShort();
        }
        return sum;
    }
}
