package io.bufferscope.copies.join;

/// A piece of work on buffers that can be done again and again.
interface Work extends AutoCloseable {

    /// Does it once.
    ///
    /// @return some number that depends on it, so that it cannot be left out
    int once();

    /// Does it once and reads the result.
    ///
    /// @return all bytes that it should have kept
    byte[] result();

    /// What the result should be.
    byte[] expected();

    /// Bytes that it moves each time, as they were seen to move.
    long moved();

    @Override
    void close();
}
