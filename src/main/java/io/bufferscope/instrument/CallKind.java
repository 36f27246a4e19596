package io.bufferscope.instrument;

import java.util.Set;

/// What a call can change, so that the probe compares no more bytes than it must.
///
/// Written from the documentation of `java.nio.ByteBuffer` and its views, of `java.lang.foreign.MemorySegment` and of
/// `io.netty.buffer.ByteBuf`. A call that is not in these tables may change everything.
enum CallKind {
    /// Changes bytes only between the old and the new indices of the receiver.
    RELATIVE("calledRelative"),
    /// Changes no bytes of the receiver, at most its indices, limits or counts.
    INDICES("calledIndices"),
    /// May change any byte of the receiver.
    WHOLE("called");

    private static final Set<String> NIO_INDICES = Set.of(
            "alignedSlice",
            "alignmentOffset",
            "array",
            "arrayOffset",
            "asReadOnlyBuffer",
            "asCharBuffer",
            "asShortBuffer",
            "asIntBuffer",
            "asLongBuffer",
            "asFloatBuffer",
            "asDoubleBuffer",
            "capacity",
            "charAt",
            "clear",
            "compareTo",
            "duplicate",
            "equals",
            "flip",
            "force",
            "getChars",
            "hasArray",
            "hasRemaining",
            "hashCode",
            "isDirect",
            "isEmpty",
            "isLoaded",
            "isReadOnly",
            "length",
            "limit",
            "load",
            "mark",
            "mismatch",
            "order",
            "position",
            "remaining",
            "reset",
            "rewind",
            "slice",
            "subSequence",
            "toString");

    private static final Set<String> NETTY_INDICES = Set.of(
            "alloc",
            "array",
            "arrayOffset",
            "asReadOnly",
            "bytesBefore",
            "capacity",
            "clear",
            "compareTo",
            "component",
            "componentCount",
            "componentSlice",
            "copy",
            "duplicate",
            "equals",
            "forEachByte",
            "forEachByteDesc",
            "hasArray",
            "hasMemoryAddress",
            "hashCode",
            "indexOf",
            "internalNioBuffer",
            "isContiguous",
            "isDirect",
            "isReadOnly",
            "isReadable",
            "isWritable",
            "markReaderIndex",
            "markWriterIndex",
            "maxCapacity",
            "maxFastWritableBytes",
            "maxNumComponents",
            "maxWritableBytes",
            "memoryAddress",
            "nioBuffer",
            "nioBufferCount",
            "nioBuffers",
            "numComponents",
            "order",
            "readableBytes",
            "readerIndex",
            "refCnt",
            "resetReaderIndex",
            "resetWriterIndex",
            "retain",
            "retainedDuplicate",
            "retainedSlice",
            "setIndex",
            "skipBytes",
            "slice",
            "toByteIndex",
            "toComponentIndex",
            "toString",
            "touch",
            "unwrap",
            "writableBytes",
            "writerIndex");

    private static final Set<String> SEGMENT_INDICES = Set.of(
            "address",
            "asByteBuffer",
            "asOverlappingSlice",
            "asReadOnly",
            "asSlice",
            "byteSize",
            "elements",
            "equals",
            "get",
            "getAtIndex",
            "getString",
            "hashCode",
            "heapBase",
            "isAccessibleBy",
            "isLoaded",
            "isMapped",
            "isNative",
            "isReadOnly",
            "maxByteAlignment",
            "mismatch",
            "reinterpret",
            "scope",
            "spliterator",
            "toArray",
            "toString");

    private final String hook;

    CallKind(String hook) {
        this.hook = hook;
    }

    /// Name of the hook that is told of such a call.
    String hook() {
        return hook;
    }

    /// The kind of a call.
    ///
    /// @param owner internal name of the static type at the call
    /// @param descriptor descriptor of the method
    static CallKind of(String owner, String name, String descriptor) {
        if (owner.startsWith("java/nio/") && owner.endsWith("Buffer")) {
            return ofNio(name, descriptor);
        }
        if (owner.startsWith("io/netty/buffer/") && owner.endsWith("ByteBuf")) {
            return ofNetty(name, descriptor);
        }
        boolean isSegment = owner.equals("java/lang/foreign/MemorySegment");
        return isSegment && SEGMENT_INDICES.contains(name) ? INDICES : WHOLE;
    }

    /// Relative `get` and `put` have no index; an absolute `get` changes nothing, an absolute `put` any byte.
    private static CallKind ofNio(String name, String descriptor) {
        if (NIO_INDICES.contains(name)) {
            return INDICES;
        }
        boolean isPut = name.startsWith("put");
        if (isPut || name.startsWith("get")) {
            return !isAbsolute(name, descriptor) ? RELATIVE : isPut ? WHOLE : INDICES;
        }
        return name.equals("append") || name.equals("read") ? RELATIVE : WHOLE;
    }

    /// `getInt(int)` and `get(int, byte[])` have an index before anything else; `put(int)` of an `IntBuffer` and
    /// `putInt(int)` have not.
    private static boolean isAbsolute(String name, String descriptor) {
        if (!descriptor.startsWith("(I")) {
            return false;
        }
        return name.startsWith("get") || descriptor.charAt(2) != ')';
    }

    private static CallKind ofNetty(String name, String descriptor) {
        if (name.equals("capacity") && !descriptor.startsWith("()")) {
            return WHOLE;
        }
        if (NETTY_INDICES.contains(name) || name.startsWith("get")) {
            return INDICES;
        }
        return name.startsWith("read") || name.startsWith("write") ? RELATIVE : WHOLE;
    }
}
