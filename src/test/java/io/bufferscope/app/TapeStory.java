package io.bufferscope.app;

import io.bufferscope.trace.Bytes;
import io.bufferscope.trace.Event;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Memory;
import io.bufferscope.trace.Method;
import io.bufferscope.trace.Site;
import io.bufferscope.trace.Tape;
import io.bufferscope.trace.ThreadInfo;
import java.nio.ByteOrder;
import java.util.List;

/// An endless story of two buffers, in which each step writes eight bytes into one and reads eight of the other.
public final class TapeStory {

    private static final Method METHOD = new Method("Story", "main", "()V", true);
    private static final Site SITE = new Site(0, 0, 1, null, "ByteBuffer.putLong(long)", List.of());
    private static final ThreadInfo MAIN = new ThreadInfo(1, "main", false);

    private final int capacity;
    private Bytes bytes = Bytes.NONE;
    private long step;

    public TapeStory(int capacity) {
        this.capacity = capacity;
        this.bytes = bytes.with(0, new byte[capacity], 0, capacity);
    }

    public Frame next() {
        int position = (int) (step * 8 % capacity);
        byte[] eight = {1, 2, 3, 4, 5, 6, 7, (byte) step};
        bytes = bytes.with(position, eight, 0, 8);
        step++;
        List<Tape> tapes = List.of(
                new Tape.Nio(
                        1,
                        List.of("out"),
                        "ByteBuffer",
                        "java.nio.HeapByteBuffer",
                        1,
                        0,
                        position + 8,
                        capacity,
                        capacity,
                        -1,
                        ByteOrder.BIG_ENDIAN,
                        false,
                        false,
                        1,
                        false),
                new Tape.Netty(
                        2,
                        List.of("in"),
                        "io.netty.buffer.UnpooledHeapByteBuf",
                        2,
                        0,
                        position,
                        capacity,
                        capacity,
                        Integer.MAX_VALUE,
                        1,
                        ByteOrder.BIG_ENDIAN,
                        false,
                        false,
                        0,
                        List.of(),
                        false));
        List<Memory> memories = List.of(
                new Memory(1, Memory.Kind.HEAP, 0x1a2b, capacity, bytes),
                new Memory(2, Memory.Kind.HEAP, 0x3c4d, capacity, bytes));
        return new Frame(
                step, Event.CALL, SITE, METHOD, MAIN, 1, List.of(), tapes, memories, List.of(1), List.of(), null);
    }
}
