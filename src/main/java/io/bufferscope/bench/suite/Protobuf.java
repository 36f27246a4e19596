package io.bufferscope.bench.suite;

import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.StringValue;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/// A protobuf message serialized into a `byte[]`, a direct buffer and a pooled one, and parsed from an array and a
/// direct buffer.
public class Protobuf extends Measured {

    @Param({"16", "1024", "65536"})
    public int size;

    private StringValue message;
    private byte[] array;
    private ByteBuffer direct;

    @Setup
    public void build() {
        message = StringValue.of("b".repeat(size));
        array = message.toByteArray();
        direct = ByteBuffer.allocateDirect(array.length);
        direct.put(array).flip();
    }

    @Benchmark
    public byte[] toByteArray() {
        return message.toByteArray();
    }

    @Benchmark
    public ByteBuffer toDirectBuffer() throws IOException {
        write(direct.clear());
        return direct;
    }

    /// Straight into the memory of a pooled buffer, without an array between.
    @Benchmark
    public boolean toPooledBuffer() throws IOException {
        ByteBuf buffer = PooledByteBufAllocator.DEFAULT.directBuffer(array.length);
        write(buffer.internalNioBuffer(0, array.length));
        return buffer.writerIndex(array.length).release();
    }

    @Benchmark
    public StringValue fromByteArray() throws IOException {
        return StringValue.parseFrom(array);
    }

    @Benchmark
    public StringValue fromDirectBuffer() throws IOException {
        return StringValue.parseFrom(direct.duplicate().clear());
    }

    private void write(ByteBuffer target) throws IOException {
        CodedOutputStream stream = CodedOutputStream.newInstance(target);
        message.writeTo(stream);
        stream.flush();
    }
}
