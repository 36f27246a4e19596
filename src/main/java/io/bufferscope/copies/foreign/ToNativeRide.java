package io.bufferscope.copies.foreign;

import com.google.protobuf.CodedOutputStream;
import io.bufferscope.copies.Check;
import io.bufferscope.copies.Stage;
import io.bufferscope.copies.ride.Payload;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;

/// A message encoded and handed to native code.
final class ToNativeRide extends CrossingRide {

    private final String way;
    private final Sample sample;
    private final int size;
    private final Consumer consumer;
    private final ByteBuffer reused;
    private final PooledByteBufAllocator allocator = PooledByteBufAllocator.DEFAULT;

    ToNativeRide(String way, Sample sample) {
        this.way = way;
        this.sample = sample;
        size = sample.encoded().length;
        consumer = new Consumer(sample.encoded());
        reused = ByteBuffer.allocateDirect(size);
    }

    @Override
    int once(Laps laps) throws IOException {
        return switch (way) {
            case "array-copy" -> arrayCopy(laps);
            case "critical" -> critical(laps);
            case "confined" -> confined(laps);
            case "fresh-direct" -> {
                ByteBuffer fresh = ByteBuffer.allocateDirect(size);
                laps.lap(Stage.ALLOCATE);
                yield direct(fresh, laps);
            }
            case "reused-direct" -> direct(reused.clear(), laps);
            case "pooled" -> pooled(laps);
            default -> throw new IllegalArgumentException(way);
        };
    }

    private int arrayCopy(Laps laps) throws IOException {
        byte[] array = encoded(laps);
        int read;
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment segment = arena.allocate(size);
            laps.lap(Stage.ALLOCATE);
            MemorySegment.copy(MemorySegment.ofArray(array), 0, segment, 0, size);
            laps.lap(Stage.COPY);
            read = call(segment, laps);
        }
        laps.lap(Stage.RELEASE);
        return read;
    }

    private int critical(Laps laps) throws IOException {
        MemorySegment segment = MemorySegment.ofArray(encoded(laps));
        laps.lap(Stage.BIND);
        if (laps.on()) {
            consumer.takeHeap(segment, 0);
            laps.lap(Stage.BOUNDARY);
        }
        int read = consumer.takeHeap(segment, size);
        laps.lap(Stage.DECODE);
        return read;
    }

    private byte[] encoded(Laps laps) throws IOException {
        byte[] array = new byte[size];
        laps.lap(Stage.ALLOCATE);
        sample.message().writeTo(CodedOutputStream.newInstance(array));
        laps.lap(Stage.ENCODE);
        return array;
    }

    private int confined(Laps laps) throws IOException {
        int read;
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment segment = arena.allocate(size);
            laps.lap(Stage.ALLOCATE);
            encode(segment.asByteBuffer(), laps);
            read = call(segment, laps);
        }
        laps.lap(Stage.RELEASE);
        return read;
    }

    private int direct(ByteBuffer buffer, Laps laps) throws IOException {
        encode(buffer, laps);
        MemorySegment segment = MemorySegment.ofBuffer(buffer.flip());
        laps.lap(Stage.BIND);
        return call(segment, laps);
    }

    private int pooled(Laps laps) throws IOException {
        ByteBuf buffer = allocator.directBuffer(size);
        laps.lap(Stage.ALLOCATE);
        int read = direct(buffer.nioBuffer(0, size), laps);
        buffer.release();
        laps.lap(Stage.RELEASE);
        return read;
    }

    private void encode(ByteBuffer target, Laps laps) throws IOException {
        CodedOutputStream out = CodedOutputStream.newInstance(target);
        sample.message().writeTo(out);
        out.flush();
        laps.lap(Stage.ENCODE);
    }

    private int call(MemorySegment segment, Laps laps) {
        if (laps.on()) {
            consumer.take(segment, 0);
            laps.lap(Stage.BOUNDARY);
        }
        int read = consumer.take(segment, size);
        laps.lap(Stage.DECODE);
        return read;
    }

    @Override
    Stage called() {
        return Stage.DECODE;
    }

    @Override
    public Check check() throws IOException {
        consumer.keep(true);
        once(Laps.NONE);
        consumer.keep(false);
        Check check = Payload.compare(sample.encoded(), consumer.kept());
        return once(Laps.NONE) == 0 ? check : new Check(size, 0, false);
    }

    @Override
    public void close() {
        consumer.close();
    }
}
