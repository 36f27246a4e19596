package io.bufferscope.picture.predict;

/// A place where a reader thinks that the next buffer will land.
public sealed interface Guess {

    /// The run of pages that begins at a page, or any element of the subpage there.
    ///
    /// @param chunk id of the chunk
    /// @param page its first page, from 0
    record Pages(int chunk, int page) implements Guess {}

    /// An element of a subpage.
    ///
    /// @param page first page of the subpage
    /// @param element its number, from 0
    record Element(int chunk, int page, int element) implements Guess {}

    /// A stretch of an adaptive allocator's chunk.
    ///
    /// @param from its first byte
    /// @param to the byte after its last
    record Stretch(int chunk, long from, long to) implements Guess {}

    /// Anything that lies in the thread's cache.
    record Cache() implements Guess {}

    /// A chunk that is not there yet.
    record NewChunk() implements Guess {}

    /// Memory of its own, outside the chunks that are shared.
    record Outside() implements Guess {}

    /// Nowhere: it will throw.
    record Refused() implements Guess {}
}
