package io.bufferscope.trace;

import java.nio.ByteOrder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The state of one thing that has bytes: a `java.nio` buffer, a `ByteBuf` or a byte array.
///
/// Numbers are exactly what the object's own methods would have returned at that step. Positions and capacities
/// count elements (bytes except in typed views); [#offset] counts bytes.
public sealed interface Tape {

    /// Identity within the trace, from 1, never used again for another object.
    int id();

    /// Names under which the program can reach it, such as `nio`, `Cache.buf`, `bufs[2]`; empty if none is known.
    List<String> names();

    /// Binary name of the object's class.
    String className();

    /// Identity of its memory: a [Memory#id], or 0 if it has none of its own (a composite) or it is not known.
    int memory();

    /// Byte offset of element 0 in its memory.
    long offset();

    /// Number of elements it can hold now.
    int capacity();

    /// A state that was read while another thread may have been changing it.
    boolean torn();

    /// A `java.nio` buffer.
    ///
    /// @param type simple name of its public type, such as `ByteBuffer` or `IntBuffer`
    /// @param mark the mark; -1 if none is set; [#UNKNOWN] if it cannot be read
    /// @param order byte order of multi-byte values
    /// @param elementSize bytes per element: 1, 2, 4 or 8
    record Nio(
            int id,
            List<String> names,
            String type,
            String className,
            int memory,
            long offset,
            int position,
            int limit,
            int capacity,
            int mark,
            ByteOrder order,
            boolean readOnly,
            boolean direct,
            int elementSize,
            boolean torn)
            implements Tape {}

    /// A Netty `ByteBuf`.
    ///
    /// @param maxCapacity capacity up to which it can grow
    /// @param refCnt reference count; 0 once it was freed
    /// @param parent the [Tape#id] of the buffer it is a view of, or 0
    /// @param components parts of a composite in order; empty for any other buffer
    record Netty(
            int id,
            List<String> names,
            String className,
            int memory,
            long offset,
            int readerIndex,
            int writerIndex,
            int capacity,
            int maxCapacity,
            int refCnt,
            ByteOrder order,
            boolean readOnly,
            boolean direct,
            int parent,
            List<Component> components,
            boolean torn)
            implements Tape {}

    /// A byte array.
    record Array(int id, List<String> names, int memory, int capacity) implements Tape {
        @Override
        public String className() {
            return "byte[]";
        }

        @Override
        public long offset() {
            return 0;
        }

        @Override
        public boolean torn() {
            return false;
        }
    }

    /// A part of a composite buffer.
    ///
    /// @param start index of its first byte in the composite
    /// @param length its bytes
    /// @param memory the [Memory#id] its bytes lie in, or 0 if not known
    /// @param offset byte offset of its first byte in that memory
    /// @param tape the [Tape#id] of the component if the program holds it, or 0
    record Component(int start, int length, int memory, long offset, int tape) {}

    /// The value of a number that cannot be read without disturbing.
    int UNKNOWN = -2;

    /// First name, or null if the program holds it under no known name.
    default @Nullable String name() {
        return names().isEmpty() ? null : names().getFirst();
    }
}
