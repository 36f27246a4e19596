package io.bufferscope.copies.ownership;

import io.netty.buffer.ByteBuf;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;

/// What was read off the memory of a play after a step.
///
/// @param what its type as it is called in Java; empty if there is none yet
/// @param count references that are counted, or [#UNCOUNTED]
public record Memory(String what, Life life, int count) {

    /// The count of memory that nobody counts references to.
    public static final int UNCOUNTED = -1;

    static final Memory NONE = new Memory("", Life.NONE, UNCOUNTED);

    /// Whether it may be used.
    public enum Life {
        NONE,
        ALIVE,
        FREED
    }

    static Memory of(MemorySegment segment) {
        return new Memory("MemorySegment", segment.scope().isAlive() ? Life.ALIVE : Life.FREED, UNCOUNTED);
    }

    static Memory of(ByteBuf buffer) {
        return new Memory("ByteBuf", buffer.refCnt() > 0 ? Life.ALIVE : Life.FREED, buffer.refCnt());
    }

    static Memory of(ByteBuffer buffer) {
        return new Memory(buffer.isDirect() ? "direct ByteBuffer" : "ByteBuffer", Life.ALIVE, UNCOUNTED);
    }

    static Memory of(byte[] array) {
        return new Memory("byte[" + array.length + "]", Life.ALIVE, UNCOUNTED);
    }
}
