package io.bufferscope.copies.foreign;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/// The native code that a message is handed to: it reads it, or keeps a copy of it to be checked.
final class Consumer implements AutoCloseable {

    private final Arena arena = Arena.ofConfined();
    private final MemorySegment expected;
    private final MemorySegment kept;
    private boolean keeps;

    Consumer(byte[] encoded) {
        expected = arena.allocate(encoded.length);
        kept = arena.allocate(encoded.length);
        MemorySegment.copy(MemorySegment.ofArray(encoded), 0, expected, 0, encoded.length);
    }

    /// Whether what is handed over from now on is kept instead of only read.
    void keep(boolean keeps) {
        this.keeps = keeps;
    }

    /// Takes native memory.
    int take(MemorySegment bytes, long size) {
        if (keeps) {
            NativeCode.copy(kept, bytes, size);
            return 0;
        }
        return NativeCode.compare(bytes, expected, size);
    }

    /// Takes memory in the Java heap.
    int takeHeap(MemorySegment bytes, long size) {
        if (keeps) {
            NativeCode.copyCritical(kept, bytes, size);
            return 0;
        }
        return NativeCode.compareCritical(bytes, expected, size);
    }

    byte[] kept() {
        return kept.toArray(ValueLayout.JAVA_BYTE);
    }

    @Override
    public void close() {
        arena.close();
    }
}
