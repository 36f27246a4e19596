package io.bufferscope.copies;

/// What came out at the far end of one move, outside the timed part.
///
/// @param sent bytes that were given to the path
/// @param arrived bytes that came out
/// @param same whether the SHA-256 digests of both are equal
public record Check(long sent, long arrived, boolean same) {

    /// Whether all arrived as it was.
    public boolean whole() {
        return same && sent == arrived;
    }

    /// This one if it is not whole, else the other.
    public Check or(Check other) {
        return whole() ? other : this;
    }
}
