package io.bufferscope.copies.foreign;

import com.google.protobuf.CodedOutputStream;
import io.bufferscope.copies.Check;
import io.bufferscope.copies.Stage;
import io.bufferscope.copies.ride.Payload;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.file.Path;

/// A message encoded to an array and handed to native code by JNI.
final class JniRide extends CrossingRide {

    private final String way;
    private final Sample sample;
    private final int size;
    private final Arena arena = Arena.ofConfined();
    private final MemorySegment expected;
    private final MemorySegment kept;
    private long keeping;

    /// @throws IOException if the native code cannot be compiled
    JniRide(String way, Sample sample, Path folder) throws IOException {
        JniCode.load(folder);
        this.way = way;
        this.sample = sample;
        size = sample.encoded().length;
        expected = arena.allocate(size);
        kept = arena.allocate(size);
        MemorySegment.copy(MemorySegment.ofArray(sample.encoded()), 0, expected, 0, size);
    }

    @Override
    int once(Laps laps) throws IOException {
        byte[] array = new byte[size];
        laps.lap(Stage.ALLOCATE);
        sample.message().writeTo(CodedOutputStream.newInstance(array));
        laps.lap(Stage.ENCODE);
        return switch (way) {
            case "jni-region" -> region(array, laps);
            case "jni-critical" -> critical(array, laps);
            case "jni-direct" -> direct(array, laps);
            default -> throw new IllegalArgumentException(way);
        };
    }

    private int region(byte[] array, Laps laps) {
        if (laps.on()) {
            JniCode.region(array, 0, expected.address(), 0);
            laps.lap(Stage.BOUNDARY);
        }
        int read = JniCode.region(array, size, expected.address(), keeping);
        laps.lap(Stage.DECODE);
        return read;
    }

    private int critical(byte[] array, Laps laps) {
        if (laps.on()) {
            JniCode.critical(array, 0, expected.address(), 0);
            laps.lap(Stage.BOUNDARY);
        }
        int read = JniCode.critical(array, size, expected.address(), keeping);
        laps.lap(Stage.DECODE);
        return read;
    }

    private int direct(byte[] array, Laps laps) {
        ByteBuffer buffer = ByteBuffer.allocateDirect(size);
        laps.lap(Stage.ALLOCATE);
        buffer.put(array);
        laps.lap(Stage.COPY);
        if (laps.on()) {
            JniCode.direct(buffer, 0, expected.address(), 0);
            laps.lap(Stage.BOUNDARY);
        }
        int read = JniCode.direct(buffer, size, expected.address(), keeping);
        laps.lap(Stage.DECODE);
        return read;
    }

    @Override
    Stage called() {
        return Stage.DECODE;
    }

    @Override
    public Check check() throws IOException {
        keeping = kept.address();
        once(Laps.NONE);
        keeping = 0;
        Check check = Payload.compare(sample.encoded(), kept.toArray(ValueLayout.JAVA_BYTE));
        return once(Laps.NONE) == 0 ? check : new Check(size, 0, false);
    }

    @Override
    public void close() {
        arena.close();
    }
}
