package io.bufferscope.picture;

import java.util.ArrayList;
import java.util.List;

/// What a reader may choose about a picture of tapes.
///
/// @param width width of the picture in pixels at 100 %
/// @param format how bytes are written
/// @param selected the [io.bufferscope.trace.Tape#id] of the selected tape, or 0
/// @param chosen index of the chosen byte in the selected tape, or -1
/// @param folded whether long runs far from any pointer or change are left out; runs of more than 4 KiB always are
/// @param opened stretches that are drawn though they would be left out
/// @param maxTapes how many tapes are drawn at most; how many are left out is said
public record TapeOptions(
        double width, ByteFormat format, int selected, long chosen, boolean folded, List<Opened> opened, int maxTapes) {

    /// Bytes that opening a fold shows.
    public static final long OPENED = 256;

    /// A stretch of bytes that the reader wants to see.
    ///
    /// @param tape a [io.bufferscope.trace.Tape#id]
    /// @param from index of its first byte in the tape
    /// @param to index after its last byte
    public record Opened(int tape, long from, long to) {}

    /// Hexadecimal, folded, nothing selected, at most 40 tapes.
    ///
    /// @param width width of the picture in pixels at 100 %
    public static TapeOptions of(double width) {
        return new TapeOptions(width, ByteFormat.HEX, 0, -1, true, List.of(), 40);
    }

    public TapeOptions withWidth(double other) {
        return new TapeOptions(other, format, selected, chosen, folded, opened, maxTapes);
    }

    public TapeOptions withFormat(ByteFormat other) {
        return new TapeOptions(width, other, selected, chosen, folded, opened, maxTapes);
    }

    /// Selects a tape, no byte of it.
    public TapeOptions withSelected(int tape) {
        return withChosen(tape, -1);
    }

    /// Selects a byte of a tape.
    public TapeOptions withChosen(int tape, long index) {
        return new TapeOptions(width, format, tape, index, folded, opened, maxTapes);
    }

    public TapeOptions withFolded(boolean other) {
        return new TapeOptions(width, format, selected, chosen, other, opened, maxTapes);
    }

    /// Opens a fold: shows [#OPENED] bytes from its first on.
    ///
    /// @param from index of its first byte in the tape
    public TapeOptions withOpened(int tape, long from) {
        List<Opened> more = new ArrayList<>(opened);
        more.add(new Opened(tape, from, from + OPENED));
        return new TapeOptions(width, format, selected, chosen, folded, List.copyOf(more), maxTapes);
    }

    /// Closes what was opened.
    public TapeOptions withoutOpened() {
        return new TapeOptions(width, format, selected, chosen, folded, List.of(), maxTapes);
    }
}
