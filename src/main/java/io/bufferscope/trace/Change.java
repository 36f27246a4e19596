package io.bufferscope.trace;

/// One difference between two frames.
public sealed interface Change {

    /// The tape it happened to.
    int tape();

    /// A number of a tape changed.
    ///
    /// @param field the JDK's or Netty's name of it: `position`, `limit`, `mark`, `capacity`, `readerIndex`,
    ///     `writerIndex`, `refCnt`
    record Moved(int tape, String field, long before, long after) implements Change {}

    /// Bytes of a tape have other values.
    ///
    /// @param from index of the first changed byte in the tape, in bytes
    /// @param to index after the last changed byte, in bytes
    /// @param count how many bytes in between really differ
    record Rewritten(int tape, int from, int to, int count) implements Change {}

    /// A tape is seen for the first time.
    record Appeared(int tape) implements Change {}

    /// A tape was collected.
    record Vanished(int tape) implements Change {}

    /// A tape got other memory, as when a `ByteBuf` grows.
    record Rehomed(int tape, int before, int after) implements Change {}

    /// The parts of a composite changed.
    record Recomposed(int tape, int before, int after) implements Change {}
}
