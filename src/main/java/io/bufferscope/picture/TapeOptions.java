package io.bufferscope.picture;

/// What a reader may choose about a picture of tapes.
///
/// @param width width of the picture in pixels at 100 %
/// @param format how bytes are written
/// @param selected the [io.bufferscope.trace.Tape#id] of the selected tape, or 0
/// @param folded whether long runs far from any pointer or change are left out; runs of more than 4 KiB always are
/// @param maxTapes how many tapes are drawn at most; how many are left out is said
public record TapeOptions(double width, ByteFormat format, int selected, boolean folded, int maxTapes) {

    /// Hexadecimal, folded, nothing selected, at most 40 tapes.
    ///
    /// @param width width of the picture in pixels at 100 %
    public static TapeOptions of(double width) {
        return new TapeOptions(width, ByteFormat.HEX, 0, true, 40);
    }

    public TapeOptions withFormat(ByteFormat other) {
        return new TapeOptions(width, other, selected, folded, maxTapes);
    }

    public TapeOptions withSelected(int tape) {
        return new TapeOptions(width, format, tape, folded, maxTapes);
    }

    public TapeOptions withFolded(boolean other) {
        return new TapeOptions(width, format, selected, other, maxTapes);
    }
}
