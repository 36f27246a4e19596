package io.bufferscope.trace.pool.stop;

import java.util.Arrays;
import java.util.List;

/// What met a condition, and where.
///
/// @param what what happened
/// @param arguments chunks, lists, threads, names and bytes, in the order that [What] tells
/// @param operations operations of a workload since the state before; if more than 1, which of them it was is not known
public record Meeting(What what, List<Object> arguments, long operations) {

    /// What can have happened.
    public enum What {
        /// Chunk, list before, list after, per cent used.
        CROSSED,
        /// Chunk, its bytes.
        MADE,
        /// A chunk was made and is gone already.
        MADE_AND_GONE,
        /// Chunk.
        DESTROYED,
        /// A chunk that was made and destroyed between the two states.
        DESTROYED_UNSEEN,
        /// Chunk of an adaptive allocator.
        NOT_SEEN,
        /// Name of the thread, number of misses.
        MISSED,
        /// Name of the buffer.
        RELEASED,
        /// Class of what was thrown.
        REFUSED,
        /// Number of allocations of the workload that threw.
        FAILED,
        /// Reserved bytes, the limit.
        REACHED
    }

    static Meeting of(What what, Object... arguments) {
        return new Meeting(what, List.copyOf(Arrays.asList(arguments)), 0);
    }

    Meeting after(long done) {
        return new Meeting(what, arguments, done);
    }

    /// Whether it happened somewhere between two looks at a workload.
    public boolean between() {
        return operations > 1 && what != What.REFUSED;
    }
}
