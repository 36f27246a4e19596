package io.bufferscope.bench.suite;

import io.netty.buffer.ByteBuf;
import java.nio.ByteOrder;
import org.openjdk.jmh.annotations.Benchmark;

/// 128 ints written in the order of the network and in that of most processors.
public class ByteOrders extends Measured {

    @Benchmark
    public Object nioBigEndian(SequentialWrites.Nio nio) {
        return SequentialWrites.write(nio.buffer.clear().order(ByteOrder.BIG_ENDIAN));
    }

    @Benchmark
    public Object nioLittleEndian(SequentialWrites.Nio nio) {
        return SequentialWrites.write(nio.buffer.clear().order(ByteOrder.LITTLE_ENDIAN));
    }

    @Benchmark
    public ByteBuf writeInt(SequentialWrites.Netty netty) {
        return SequentialWrites.write(netty.buffer.clear());
    }

    @Benchmark
    public ByteBuf writeIntLE(SequentialWrites.Netty netty) {
        ByteBuf buffer = netty.buffer.clear();
        for (int i = 0; i < SequentialWrites.INTS; i++) {
            buffer.writeIntLE(i);
        }
        return buffer;
    }
}
