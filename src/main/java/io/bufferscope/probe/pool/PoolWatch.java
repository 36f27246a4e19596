package io.bufferscope.probe.pool;

import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.PlacePeek;
import java.util.Collection;

/// A watched allocator; by default one without thread caches that could be counted.
interface PoolWatch {

    /// Its number in the trace.
    int id();

    ByteBufAllocator allocator();

    /// Reads its state into arrays of its own; short, as threads may wait for it.
    ///
    /// @param threads the threads that use it, all of them waiting if the state is to be exact
    void read(Collection<? extends PoolThread> threads);

    /// Writes what [#read] has read.
    ///
    /// @param places live buffers that are known
    /// @param exact whether no thread can have used it while it was read
    void write(PartStore store, Places places, boolean exact);

    /// Writes its counters as they were read last.
    ///
    /// @param exact whether nothing has happened since
    void counters(PartStore store, boolean exact);

    /// Makes the calling thread's cache known; to be called on each thread after it has used the allocator.
    void meet(PoolThread thread);

    /// Whether it has been used by threads that were never met.
    default boolean strangers() {
        return false;
    }

    /// Number of the thread whose cache a buffer goes to when it is freed, or 0.
    default int cacheThread(PlacePeek place) {
        return 0;
    }

    /// Gives back what the calling thread's cache holds; false if it has none.
    default boolean trim() {
        return false;
    }

    /// What Netty itself prints of its state.
    String stats();
}
