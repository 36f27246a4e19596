package io.bufferscope.trace;

import org.jspecify.annotations.Nullable;

/// The first difference of two aligned traces.
public sealed interface Parting {

    /// A buffer has more to read on one side.
    ///
    /// @param measure the method that tells it, `remaining` or `readableBytes`; null if the sides have no such method
    ///     in common: then the bytes written and not yet read are counted
    record Count(String name, @Nullable String measure, long first, long second) implements Parting {}

    /// A byte differs.
    ///
    /// @param index its index in the buffer; among the bytes to be read if the buffers are of different kinds
    /// @param first its value, 0 to 255; -1 if it was not recorded
    record Octet(String name, long index, int first, int second) implements Parting {}

    /// A call threw on one side, or something else on each.
    ///
    /// @param first simple name of the exception, or null
    record Threw(@Nullable String first, @Nullable String second) implements Parting {}

    /// The sides printed different text.
    ///
    /// @param first what the first printed there, perhaps nothing
    record Printed(String first, String second) implements Parting {}

    /// The programs ended with different exit codes.
    record Ended(int first, int second) implements Parting {}
}
