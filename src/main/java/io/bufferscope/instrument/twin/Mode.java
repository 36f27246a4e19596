package io.bufferscope.instrument.twin;

/// What the indices of a twin stand for.
enum Mode {
    /// `writerIndex` is the position, `capacity` the limit, `readerIndex` 0.
    WRITING,
    /// `readerIndex` is the position, `writerIndex` the limit.
    READING,
    /// The one or the other.
    EITHER;

    Mode join(Mode other) {
        return this == other ? this : EITHER;
    }
}
