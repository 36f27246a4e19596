package io.bufferscope.trace;

import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A tape while a trace is read.
final class TapeState {

    enum Kind {
        NIO,
        NETTY,
        ARRAY
    }

    final int id;
    final Kind kind;
    final String type;
    final String className;
    final int flags;
    /// Of a `java.nio` buffer.
    final int elementSize;
    /// Of a `ByteBuf`.
    final int maxCapacity;
    /// Of a `ByteBuf`.
    final int parent;

    private int memory;
    private long offset;
    private int capacity;
    /// `position` or `readerIndex`.
    private int first;
    /// `limit` or `writerIndex`.
    private int second;
    /// `mark` or `refCnt`.
    private int third;

    private List<Tape.Component> components = List.of();
    private List<String> names = List.of();
    private boolean torn;
    private @Nullable Tape now;

    private TapeState(
            int id, Kind kind, String type, String className, int flags, int elementSize, int maxCapacity, int parent) {
        this.id = id;
        this.kind = kind;
        this.type = type;
        this.className = className;
        this.flags = flags;
        this.elementSize = elementSize;
        this.maxCapacity = maxCapacity;
        this.parent = parent;
    }

    static TapeState nio(int id, String type, String className, int flags, int elementSize) {
        return new TapeState(id, Kind.NIO, type, className, flags, elementSize, 0, 0);
    }

    static TapeState netty(int id, String className, int flags, int maxCapacity, int parent) {
        return new TapeState(id, Kind.NETTY, "ByteBuf", className, flags, 1, maxCapacity, parent);
    }

    static TapeState array(int id) {
        return new TapeState(id, Kind.ARRAY, "byte[]", "byte[]", 0, 1, 0, 0);
    }

    TapeState copy() {
        TapeState copy = new TapeState(id, kind, type, className, flags, elementSize, maxCapacity, parent);
        copy.place(memory, offset, capacity);
        copy.indices(first, second, third);
        copy.components = components;
        copy.names = names;
        copy.torn = torn;
        copy.now = now;
        return copy;
    }

    boolean place(int newMemory, long newOffset, int newCapacity) {
        boolean changed = memory != newMemory || offset != newOffset || capacity != newCapacity;
        memory = newMemory;
        offset = newOffset;
        capacity = newCapacity;
        now = changed ? null : now;
        return changed;
    }

    boolean indices(int newFirst, int newSecond, int newThird) {
        boolean changed = first != newFirst || second != newSecond || third != newThird;
        first = newFirst;
        second = newSecond;
        third = newThird;
        now = changed ? null : now;
        return changed;
    }

    void components(List<Tape.Component> parts) {
        components = parts;
        now = null;
    }

    void name(String name) {
        if (!names.contains(name)) {
            List<String> more = new ArrayList<>(names);
            more.add(name);
            names = List.copyOf(more);
            now = null;
        }
    }

    void unname(String name) {
        List<String> fewer = new ArrayList<>(names);
        if (fewer.remove(name)) {
            names = List.copyOf(fewer);
            now = null;
        }
    }

    void torn(boolean isTorn) {
        torn = isTorn;
        now = null;
    }

    Tape now() {
        Tape held = now;
        if (held == null) {
            held = build();
            now = held;
        }
        return held;
    }

    private Tape build() {
        return switch (kind) {
            case NIO -> nio();
            case NETTY -> netty();
            case ARRAY -> new Tape.Array(id, names, memory, capacity);
        };
    }

    private Tape nio() {
        return new Tape.Nio(
                id,
                names,
                type,
                className,
                memory,
                offset,
                first,
                second,
                capacity,
                third,
                order(),
                is(Op.READ_ONLY),
                is(Op.DIRECT),
                elementSize,
                torn);
    }

    private Tape netty() {
        return new Tape.Netty(
                id,
                names,
                className,
                memory,
                offset,
                first,
                second,
                capacity,
                maxCapacity,
                third,
                order(),
                is(Op.READ_ONLY),
                is(Op.DIRECT),
                parent,
                components,
                torn);
    }

    private ByteOrder order() {
        return is(Op.LITTLE_ENDIAN) ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
    }

    private boolean is(int flag) {
        return (flags & flag) != 0;
    }

    void writeTo(OpWriter out) {
        switch (kind) {
            case NIO -> {
                out.nio(id, type, className, flags, elementSize, memory, offset, capacity);
                out.nioIndices(id, first, second, third);
            }
            case NETTY -> writeNetty(out);
            case ARRAY -> out.array(id, memory, capacity);
        }
        names.forEach(name -> out.name(id, name));
        if (torn) {
            out.torn(id, true);
        }
    }

    private void writeNetty(OpWriter out) {
        out.netty(id, className, flags, maxCapacity, parent);
        out.nettyPlace(id, memory, offset, capacity);
        out.nettyIndices(id, first, second, third);
        if (!components.isEmpty()) {
            out.components(id, components.size());
            for (Tape.Component part : components) {
                out.component(part.start(), part.length(), part.memory(), part.offset(), part.tape());
            }
        }
    }
}
