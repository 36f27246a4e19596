package io.bufferscope.bench.suite;

import java.nio.ByteBuffer;

/// A kind of [ByteBuffer].
public enum NioFlavour {
    HEAP,
    DIRECT;

    /// A new buffer of a capacity in bytes.
    ByteBuffer allocate(int capacity) {
        return switch (this) {
            case HEAP -> ByteBuffer.allocate(capacity);
            case DIRECT -> ByteBuffer.allocateDirect(capacity);
        };
    }
}
