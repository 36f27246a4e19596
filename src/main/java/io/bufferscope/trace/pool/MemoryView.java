package io.bufferscope.trace.pool;

/// The memory of the process as counted by all who count it, in bytes; -1 where somebody cannot say.
///
/// @param heapUsed used bytes of the Java heap, garbage among them
/// @param heapCommitted bytes that the JVM has taken for its heap
/// @param heapMax most bytes that it may take
/// @param directCount direct buffers as `BufferPoolMXBean` counts them
/// @param directUsed their bytes; blind to Netty's chunks where those are no `ByteBuffer.allocateDirect`
/// @param mappedCount mapped buffers
/// @param mappedUsed their bytes
/// @param nettyDirect direct bytes that Netty counts against its own limit
/// @param nettyMax Netty's limit for them
/// @param resident resident set size of the process as the system says
public record MemoryView(
        long heapUsed,
        long heapCommitted,
        long heapMax,
        long directCount,
        long directUsed,
        long mappedCount,
        long mappedUsed,
        long nettyDirect,
        long nettyMax,
        long resident) {

    /// A view in which nobody says anything.
    public static final MemoryView UNKNOWN = new MemoryView(-1, -1, -1, -1, -1, -1, -1, -1, -1, -1);

    /// How far a figure can be relied on: those who count are not asked at the same moment.
    public static Certainty certainty(long figure) {
        return figure < 0 ? Certainty.NOT_OBSERVABLE : Certainty.APPROXIMATE;
    }
}
