package io.bufferscope.copies.join;

import io.bufferscope.copies.ride.Payload;
import java.nio.ByteBuffer;
import java.util.Arrays;

/// `ByteBuffer.compact` of a buffer of which the first half was read.
final class Compacting implements Work {

    private final byte[] payload;
    private final ByteBuffer buffer;

    Compacting(int size) {
        payload = Payload.bytes(size);
        buffer = Payload.direct(size);
    }

    @Override
    public int once() {
        buffer.limit(payload.length).position(payload.length / 2);
        return buffer.compact().position();
    }

    @Override
    public byte[] result() {
        buffer.clear().put(payload);
        byte[] kept = new byte[once()];
        buffer.get(0, kept);
        return kept;
    }

    @Override
    public byte[] expected() {
        return Arrays.copyOfRange(payload, payload.length / 2, payload.length);
    }

    /// What stands before the position afterwards has been moved there.
    @Override
    public long moved() {
        return once();
    }

    @Override
    public void close() {
        buffer.clear();
    }
}
