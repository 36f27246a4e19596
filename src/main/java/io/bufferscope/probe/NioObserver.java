package io.bufferscope.probe;

import io.bufferscope.trace.Memory;
import java.lang.foreign.MemorySegment;
import java.lang.ref.ReferenceQueue;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/// The maker of tapes for `java.nio` buffers, which finds out where their memory lies.
///
/// Public methods only: `array` where the buffer lets us, else the segment of a cleared duplicate.
final class NioObserver {

    private final Scene scene;
    private final Memories memories;
    private final Marks marks = new Marks();

    NioObserver(Scene scene, Memories memories) {
        this.scene = scene;
        this.memories = memories;
    }

    NioTape tape(Buffer buffer, int id, ReferenceQueue<Object> queue) {
        if (buffer.hasArray()) {
            NioShape shape = NioShape.of(buffer, false);
            NioTape tape = new NioTape(buffer, id, queue, shape, marks);
            tape.memory = memories.array(buffer.array());
            tape.offset = (long) buffer.arrayOffset() << shape.shift();
            return tape;
        }
        MemorySegment segment = segment(buffer);
        NioTape tape = new NioTape(buffer, id, queue, NioShape.of(buffer, mapped(buffer, segment)), marks);
        if (segment != null) {
            place(tape, buffer, segment);
        }
        return tape;
    }

    private static boolean mapped(Buffer buffer, @Nullable MemorySegment segment) {
        return buffer instanceof ByteBuffer && segment != null && segment.isMapped();
    }

    /// All of a buffer's memory; null for a view of a character sequence, which has none.
    private static @Nullable MemorySegment segment(Buffer buffer) {
        try {
            return MemorySegment.ofBuffer(buffer.duplicate().clear());
        } catch (IllegalArgumentException characters) {
            return null;
        }
    }

    private void place(NioTape tape, Buffer buffer, MemorySegment segment) {
        if (buffer.isDirect()) {
            Memory.Kind kind = segment.isMapped() ? Memory.Kind.MAPPED : Memory.Kind.DIRECT;
            MemoryState memory = memories.region(segment.address(), segment.byteSize(), kind, scene);
            tape.memory = memory;
            tape.offset = segment.address() - memory.identity;
            return;
        }
        Object array = segment.heapBase().orElse(null);
        if (array == null) {
            array = memories.arrayOf(segment);
        }
        tape.memory = array == null ? memories.hidden(segment.byteSize()) : memories.array(array);
        tape.offset = array == null ? 0 : segment.address();
    }
}
