package io.bufferscope.picture.forecast;

import java.util.List;

/// What a call would do to a buffer in the state that was seen.
public sealed interface Forecast {

    /// The call would throw.
    ///
    /// @param exception binary name of the exception's class
    /// @param asked how much the call needs, or the index it names
    /// @param there how much there is
    record Throws(String exception, Reason reason, long asked, long there) implements Forecast {}

    /// The call would return.
    ///
    /// @param from first byte (element in a typed view) of the deed
    /// @param to after the last byte of the deed
    record Does(Deed deed, long from, long to, List<Move> moves) implements Forecast {}

    /// The call would give a new buffer.
    ///
    /// @param type simple name of the new buffer's type
    /// @param shares whether it is a view of this buffer's memory
    /// @param numbers its first indices and its capacity
    /// @param moves what would change of this buffer
    record Creates(String type, boolean shares, List<Measure> numbers, List<Move> moves) implements Forecast {}

    /// A number of the buffer that would change.
    ///
    /// @param field the JDK's or Netty's name of it
    /// @param atLeast whether it may become more, which the frame does not tell
    record Move(String field, long before, long after, boolean atLeast) {}

    /// A number that a new buffer would have.
    record Measure(String field, long value) {}

    /// What is done with bytes, memory or byte order.
    enum Deed {
        NOTHING,
        READS,
        WRITES,
        /// The bytes go to the front of the buffer.
        SHIFTS,
        /// Multi-byte values are big-endian from then on.
        BIG_ENDIAN,
        LITTLE_ENDIAN,
        /// The memory is given back.
        FREES
    }

    /// Why a call throws.
    enum Reason {
        /// Fewer bytes or elements remain than it needs.
        REMAINING,
        /// Fewer bytes are readable than it needs.
        READABLE,
        /// It needs more than `maxCapacity`.
        MAX_CAPACITY,
        /// It names an index that is not there.
        INDEX,
        READ_ONLY,
        NO_MARK,
        FREED
    }
}
