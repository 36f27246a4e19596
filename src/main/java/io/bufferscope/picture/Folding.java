package io.bufferscope.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;

/// The choice of which bytes of a long strip are drawn: the neighbourhoods of places of interest.
///
/// @param wholeUpTo strips of up to so many bytes are drawn whole
/// @param context bytes drawn on either side of a place of interest
record Folding(long wholeUpTo, int context) {

    private static final int GRID = 4;
    private static final int WORTH_FOLDING = 16;

    /// A run of bytes that is drawn or left out.
    record Piece(long from, long to, boolean folded) {}

    static Folding of(TapeOptions options) {
        return options.folded() ? new Folding(96, 4) : new Folding(4096, 512);
    }

    /// Cuts a strip into pieces.
    ///
    /// @param places indices of bytes of interest, each from 0 to `length`
    List<Piece> pieces(long length, SortedSet<Long> places) {
        if (length <= wholeUpTo) {
            return List.of(new Piece(0, length, false));
        }
        List<Piece> pieces = new ArrayList<>();
        long from = 0;
        long to = 0;
        for (long place : places) {
            long start = Math.floorDiv(Math.max(0, place - context), GRID) * GRID;
            if (start - to > WORTH_FOLDING) {
                add(pieces, from, to, false);
                add(pieces, to, start, true);
                from = start;
            }
            to = Math.clamp(-Math.floorDiv(-(place + context), GRID) * GRID, to, length);
        }
        add(pieces, from, to, false);
        add(pieces, to, length, true);
        return pieces;
    }

    private static void add(List<Piece> pieces, long from, long to, boolean folded) {
        if (from < to) {
            pieces.add(new Piece(from, to, folded));
        }
    }
}
