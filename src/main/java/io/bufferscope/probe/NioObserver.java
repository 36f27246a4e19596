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
        Placement placement = place(buffer, segment);
        tape.memory = placement.memory;
        tape.offset = placement.offset;
    }

    /// Where a buffer lies.
    Placement place(ByteBuffer buffer) {
        return buffer.hasArray()
                ? new Placement(memories.array(buffer.array()), buffer.arrayOffset())
                : place(buffer, MemorySegment.ofBuffer(buffer.duplicate().clear()));
    }

    private Placement place(Buffer buffer, MemorySegment segment) {
        if (buffer.isDirect()) {
            Memory.Kind kind = segment.isMapped() ? Memory.Kind.MAPPED : Memory.Kind.DIRECT;
            MemoryState memory = memories.region(segment.address(), segment.byteSize(), kind, scene);
            return new Placement(memory, segment.address() - memory.identity);
        }
        Object array = segment.heapBase().orElse(null);
        if (array == null) {
            array = memories.arrayOf(segment);
        }
        return array == null
                ? new Placement(memories.hidden(segment.byteSize()), 0)
                : new Placement(memories.array(array), segment.address());
    }

    /// A place of a buffer: a memory and the offset of the buffer's first byte there.
    record Placement(MemoryState memory, long offset) {}
}
