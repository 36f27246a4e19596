package io.bufferscope.trace.pool;

/// A run of neighbouring pages of a chunk.
///
/// Netty keeps no list of the runs that buffers have: where one ends and the next begins is known from the buffers
/// and cache entries that are known. What lies between is one stretch of kind [Kind#UNDIVIDED].
///
/// @param firstPage its first page, from 0
/// @param pages number of pages, from 1
/// @param kind what is in it
/// @param handle the number by which Netty knows it ([Handle]); -1 for an undivided stretch
public record Run(int firstPage, int pages, Kind kind, long handle) {

    /// What is in a run.
    public enum Kind {
        /// Nothing.
        FREE,
        /// One buffer, which is live or lies in a thread cache.
        USED,
        /// The elements of one subpage.
        SUBPAGE,
        /// One or several buffers that are not known by themselves.
        UNDIVIDED
    }
}
