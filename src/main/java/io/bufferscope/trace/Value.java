package io.bufferscope.trace;

import org.jspecify.annotations.Nullable;

/// The value of a variable as the probe saw it.
public sealed interface Value {

    /// A primitive, widened to 64 bits; float and double as their raw bits.
    ///
    /// @param type one of `Z B C S I J F D`
    /// @param bits the value
    record Primitive(char type, long bits) implements Value {}

    /// A string.
    ///
    /// @param text its first characters
    /// @param length its whole length in chars; more than `text` holds if it was cut
    record Text(String text, int length) implements Value {}

    /// A reference to something that has a tape: a buffer or a byte array.
    ///
    /// @param id the [Tape#id]
    record Ref(int id) implements Value {}

    /// Any other object, of which only the class is told, or null.
    ///
    /// @param className binary name of its class; null for the null reference
    record Other(@Nullable String className) implements Value {}
}
