package io.bufferscope.copies.foreign;

import com.google.protobuf.CodedInputStream;
import com.google.protobuf.DynamicMessage;
import com.sun.management.ThreadMXBean;
import io.bufferscope.copies.Check;
import io.bufferscope.copies.Observation;
import io.bufferscope.copies.Stage;
import io.bufferscope.copies.ride.Payload;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.util.List;

/// A message encoded in native memory, brought to Java and decoded.
final class FromNativeRide extends CrossingRide {

    private final String way;
    private final Sample sample;
    private final int size;
    private final Arena arena = Arena.ofConfined();
    private final MemorySegment source;

    FromNativeRide(String way, Sample sample) {
        this.way = way;
        this.sample = sample;
        size = sample.encoded().length;
        source = arena.allocate(size);
        MemorySegment.copy(MemorySegment.ofArray(sample.encoded()), 0, source, 0, size);
    }

    @Override
    int once(Laps laps) throws IOException {
        DynamicMessage message = message(laps);
        laps.lap(Stage.DECODE);
        return message.getSerializedSize();
    }

    private DynamicMessage message(Laps laps) throws IOException {
        return switch (way) {
            case "array" -> {
                byte[] array = array(laps);
                MemorySegment.copy(source, 0, MemorySegment.ofArray(array), 0, size);
                laps.lap(Stage.COPY);
                yield decode(array);
            }
            case "filled" -> decode(filled(laps));
            case "wrapped" -> decode(taken(bound(laps), laps));
            case "direct" -> decode(taken(direct(laps), laps));
            case "in-place" -> DynamicMessage.parseFrom(Schema.READING, CodedInputStream.newInstance(bound(laps)));
            default -> throw new IllegalArgumentException(way);
        };
    }

    private byte[] array(Laps laps) {
        byte[] array = new byte[size];
        laps.lap(Stage.ALLOCATE);
        return array;
    }

    private byte[] filled(Laps laps) {
        byte[] array = array(laps);
        MemorySegment segment = MemorySegment.ofArray(array);
        laps.lap(Stage.BIND);
        if (laps.on()) {
            NativeCode.copyCritical(segment, source, 0);
            laps.lap(Stage.BOUNDARY);
        }
        NativeCode.copyCritical(segment, source, size);
        laps.lap(Stage.COPY);
        return array;
    }

    private ByteBuffer bound(Laps laps) {
        ByteBuffer buffer = source.asByteBuffer();
        laps.lap(Stage.BIND);
        return buffer;
    }

    private ByteBuffer direct(Laps laps) {
        ByteBuffer buffer = ByteBuffer.allocateDirect(size);
        laps.lap(Stage.ALLOCATE);
        MemorySegment segment = MemorySegment.ofBuffer(buffer);
        laps.lap(Stage.BIND);
        if (laps.on()) {
            NativeCode.copy(segment, source, 0);
            laps.lap(Stage.BOUNDARY);
        }
        NativeCode.copy(segment, source, size);
        laps.lap(Stage.COPY);
        return buffer;
    }

    private byte[] taken(ByteBuffer buffer, Laps laps) {
        byte[] array = array(laps);
        buffer.get(array);
        laps.lap(Stage.COPY);
        return array;
    }

    private static DynamicMessage decode(byte[] array) throws IOException {
        return DynamicMessage.parseFrom(Schema.READING, array);
    }

    @Override
    Stage called() {
        return Stage.COPY;
    }

    @Override
    public Check check() throws IOException {
        return Payload.compare(sample.encoded(), message(Laps.NONE).toByteArray());
    }

    /// Whether the decoder copies a direct buffer is told by what it allocates beyond the message.
    @Override
    public List<Observation> observe() throws IOException {
        if (!way.equals("in-place")) {
            return List.of();
        }
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        once(Laps.NONE);
        long inPlace = threads.getCurrentThreadAllocatedBytes() - before;
        decode(sample.encoded());
        long fromArray = threads.getCurrentThreadAllocatedBytes() - before - inPlace;
        return List.of(Observation.measured(1, "copies.measured.decoder-copy", inPlace - fromArray));
    }

    @Override
    public void close() {
        arena.close();
    }
}
