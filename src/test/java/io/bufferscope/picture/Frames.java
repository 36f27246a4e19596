package io.bufferscope.picture;

import io.bufferscope.trace.Bytes;
import io.bufferscope.trace.Event;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Memory;
import io.bufferscope.trace.Method;
import io.bufferscope.trace.Output;
import io.bufferscope.trace.Site;
import io.bufferscope.trace.Tape;
import io.bufferscope.trace.ThreadInfo;
import io.bufferscope.trace.Thrown;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// Frames made by hand, for tests.
final class Frames {

    private static final Method MAIN = new Method("Demo", "main", "()V", true);

    private final List<Tape> tapes = new ArrayList<>();
    private final List<Memory> memories = new ArrayList<>();
    private final List<Integer> involved = new ArrayList<>();
    private final List<Output> output = new ArrayList<>();
    private Event event = Event.LINE;
    private String call = null;
    private Thrown thrown = null;
    private int line = 1;

    static Frames frame() {
        return new Frames();
    }

    Frames line(int number) {
        line = number;
        return this;
    }

    Frames call(String method, Integer... tapesInvolved) {
        event = Event.CALL;
        call = method;
        involved.addAll(List.of(tapesInvolved));
        return this;
    }

    Frames threw(String className, String message) {
        event = Event.THREW;
        thrown = new Thrown(className, message);
        return this;
    }

    Frames printed(String text) {
        output.add(new Output(false, text));
        return this;
    }

    Frames heap(int id, int size, String text) {
        return heap(id, size, text.getBytes(StandardCharsets.ISO_8859_1));
    }

    Frames heap(int id, int size, byte[] start) {
        byte[] data = new byte[size];
        System.arraycopy(start, 0, data, 0, start.length);
        return memory(new Memory(id, Memory.Kind.HEAP, 0x3f29 + id, size, Bytes.NONE.with(0, data, 0, size)));
    }

    Frames memory(Memory memory) {
        memories.add(memory);
        return this;
    }

    Frames tape(Tape tape) {
        tapes.add(tape);
        return this;
    }

    Frame build() {
        Site site = new Site(0, 0, line, null, call, List.of());
        ThreadInfo thread = new ThreadInfo(1, "main", false);
        return new Frame(7, event, site, MAIN, thread, 1, List.of(), tapes, memories, involved, output, thrown);
    }

    static NioBuilder nio(int id, String name, int memory, int capacity) {
        return new NioBuilder(id, name, memory, capacity);
    }

    static NettyBuilder netty(int id, String name, int memory, int capacity) {
        return new NettyBuilder(id, name, memory, capacity);
    }

    /// A `java.nio` buffer in the making.
    static final class NioBuilder {
        private final int id;
        private final List<String> names;
        private final int memory;
        private final int capacity;
        private String type = "ByteBuffer";
        private String className = "java.nio.HeapByteBuffer";
        private long offset;
        private int position;
        private int limit;
        private int mark = -1;
        private ByteOrder order = ByteOrder.BIG_ENDIAN;
        private boolean readOnly;
        private int elementSize = 1;
        private boolean torn;

        NioBuilder(int id, String name, int memory, int capacity) {
            this.id = id;
            this.names = name == null ? List.of() : List.of(name);
            this.memory = memory;
            this.capacity = capacity;
            this.limit = capacity;
        }

        NioBuilder at(int newPosition, int newLimit) {
            position = newPosition;
            limit = newLimit;
            return this;
        }

        NioBuilder mark(int newMark) {
            mark = newMark;
            return this;
        }

        NioBuilder offset(long newOffset) {
            offset = newOffset;
            return this;
        }

        NioBuilder little() {
            order = ByteOrder.LITTLE_ENDIAN;
            return this;
        }

        NioBuilder readOnly() {
            readOnly = true;
            className = "java.nio.HeapByteBufferR";
            return this;
        }

        NioBuilder typed(String newType, String newClass, int size) {
            type = newType;
            className = newClass;
            elementSize = size;
            return this;
        }

        NioBuilder torn() {
            torn = true;
            return this;
        }

        Tape build() {
            return new Tape.Nio(
                    id,
                    names,
                    type,
                    className,
                    memory,
                    offset,
                    position,
                    limit,
                    capacity,
                    mark,
                    order,
                    readOnly,
                    false,
                    elementSize,
                    torn);
        }
    }

    /// A Netty buffer in the making.
    static final class NettyBuilder {
        private final int id;
        private final List<String> names;
        private final int memory;
        private final int capacity;
        private String className = "io.netty.buffer.UnpooledByteBufAllocator$InstrumentedUnpooledUnsafeHeapByteBuf";
        private long offset;
        private int reader;
        private int writer;
        private int max = Integer.MAX_VALUE;
        private int refCnt = 1;
        private int parent;
        private List<Tape.Component> components = List.of();

        NettyBuilder(int id, String name, int memory, int capacity) {
            this.id = id;
            this.names = name == null ? List.of() : List.of(name);
            this.memory = memory;
            this.capacity = capacity;
        }

        NettyBuilder at(int newReader, int newWriter) {
            reader = newReader;
            writer = newWriter;
            return this;
        }

        NettyBuilder offset(long newOffset) {
            offset = newOffset;
            return this;
        }

        NettyBuilder max(int maxCapacity) {
            max = maxCapacity;
            return this;
        }

        NettyBuilder refCnt(int count) {
            refCnt = count;
            return this;
        }

        NettyBuilder parent(int tape) {
            parent = tape;
            return this;
        }

        NettyBuilder named(String newClass) {
            className = newClass;
            return this;
        }

        NettyBuilder components(Tape.Component... parts) {
            components = List.of(parts);
            className = "io.netty.buffer.CompositeByteBuf";
            return this;
        }

        Tape build() {
            return new Tape.Netty(
                    id,
                    names,
                    className,
                    memory,
                    offset,
                    reader,
                    writer,
                    capacity,
                    max,
                    refCnt,
                    ByteOrder.BIG_ENDIAN,
                    false,
                    false,
                    parent,
                    components,
                    false);
        }
    }
}
