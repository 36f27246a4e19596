package io.bufferscope.trace.pool;

import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/// A live buffer that the player or the program got from an allocator.
///
/// @param id identity within the trace, from 1, never used again for another buffer
/// @param name the name that the player gave it, such as `a` or `fill-3`; empty if it has none
/// @param tape the [io.bufferscope.trace.Tape#id] of the program's buffer, or 0
/// @param pool the [Pool#id] that it came from
/// @param requested bytes that were asked for
/// @param direct whether its memory is outside the Java heap
/// @param chunk the [Chunk#id], [HugeChunk#id] or [AdaptiveChunk#id] that it lies in, or 0
/// @param handle where it lies in a pooled chunk ([Handle]); -1 for none
/// @param identity address of its first byte, or identity hash code of its array; -1 if unknown
/// @param offset its first byte in its chunk (or in its array)
/// @param length its capacity in bytes
/// @param maxLength bytes up to which it can grow without moving
/// @param refCnt its reference count; -1 if it was leaked, as nobody can ask it any more
/// @param thread number of the thread that allocated it
/// @param cacheThread number of the thread whose cache it goes to when it is freed; 0 if to none or not known
/// @param parent id of the buffer that it is a slice of, or 0
/// @param fate whether somebody can still release it
public record PoolBuffer(
        int id,
        String name,
        int tape,
        int pool,
        int requested,
        boolean direct,
        int chunk,
        long handle,
        long identity,
        long offset,
        int length,
        int maxLength,
        int refCnt,
        int thread,
        int cacheThread,
        int parent,
        Fate fate) {

    /// Whether a buffer can still be released.
    public enum Fate {
        /// Somebody holds it.
        HELD,
        /// The last reference was dropped; its object may still wait for the garbage collector.
        LEAKED,
        /// The garbage collector has taken its object; its place in the pool stays used for ever.
        LOST
    }

    PoolBuffer named(IntFunction<@Nullable String> tapes) {
        String other = tape == 0 || !name.isEmpty() ? null : tapes.apply(tape);
        return other == null
                ? this
                : new PoolBuffer(
                        id,
                        other,
                        tape,
                        pool,
                        requested,
                        direct,
                        chunk,
                        handle,
                        identity,
                        offset,
                        length,
                        maxLength,
                        refCnt,
                        thread,
                        cacheThread,
                        parent,
                        fate);
    }

    /// Bytes of its place that it did not ask for.
    public int waste() {
        return maxLength - requested;
    }
}
