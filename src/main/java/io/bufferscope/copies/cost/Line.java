package io.bufferscope.copies.cost;

/// The cost model `T = C + K · size`.
///
/// @param fixed C: nanoseconds of a move of no bytes
/// @param perByte K: nanoseconds of each byte
public record Line(double fixed, double perByte) {

    /// Nanoseconds of a move.
    ///
    /// @param size bytes
    public double at(double size) {
        return fixed + perByte * size;
    }

    /// The size at which two lines cost the same.
    ///
    /// @return bytes; NaN if there is none above 0
    public double crossing(Line other) {
        double size = (other.fixed - fixed) / (perByte - other.perByte);
        return Double.isFinite(size) && size > 0 ? size : Double.NaN;
    }
}
