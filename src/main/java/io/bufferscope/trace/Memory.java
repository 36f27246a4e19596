package io.bufferscope.trace;

/// A piece of memory that one or several tapes are views of.
///
/// @param id identity within the trace, from 1, never used again
/// @param kind where it lies
/// @param identity identity hash code of the array, or address of the first byte
/// @param size its bytes; for a typed array the bytes of all its elements
/// @param bytes what was recorded of its contents
public record Memory(int id, Kind kind, long identity, long size, Bytes bytes) {

    /// Where memory lies.
    public enum Kind {
        /// An array on the Java heap.
        HEAP,
        /// Memory outside the Java heap.
        DIRECT,
        /// A file mapped into memory.
        MAPPED
    }
}
