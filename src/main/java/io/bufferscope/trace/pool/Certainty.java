package io.bufferscope.trace.pool;

/// How much a figure can be relied on.
public enum Certainty {
    /// Read while nothing could change it: under Netty's own locks, or while every thread that uses the pool waited.
    EXACT,
    /// Read while other threads may have been changing it, or estimated by Netty itself.
    APPROXIMATE,
    /// This version of Netty, the JDK or the system does not let it be seen; the figure is -1 or the list is empty.
    NOT_OBSERVABLE
}
