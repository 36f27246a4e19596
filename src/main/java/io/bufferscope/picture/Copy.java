package io.bufferscope.picture;

/// Bytes that a step moved from one place in memory to another.
///
/// @param step the step
/// @param line line in the source, from 1
/// @param method the called method as `ByteBuf.writeBytes(byte[])`
/// @param growth whether the bytes moved since the buffer took other memory, not by what the method is for
/// @param bytes how many, or -1 if that cannot be known
/// @param from where they were, such as `nio[3..5)`
/// @param to where they went
public record Copy(
        long step, int line, String method, boolean growth, long bytes, String from, String to, Evidence evidence) {

    /// How the number of bytes is known.
    public enum Evidence {
        /// The frames show it: an index moved over them, or they lie in a new buffer.
        SEEN,
        /// The contract of the method says it, about a state that the frames show.
        DOCUMENTED,
        /// It happened, but neither tells how many.
        NOT_SEEN
    }
}
