package io.bufferscope.picture.copies;

import java.util.List;

/// An end of a connection with all that exists there, in words that are ready to be drawn.
///
/// @param note what it has of something that is scarce, in a few words
/// @param share how much of that is taken, from 0 to 1
public record Site(String title, String note, double share, List<Box> boxes) {

    public Site {
        boxes = List.copyOf(boxes);
    }

    /// A thing.
    ///
    /// @param id names it among all ends
    /// @param note more about it in a few words, or empty
    /// @param broken whether it is of no use any more
    /// @param states of which it has one, in order; empty if it has none
    /// @param state index of the one it has
    /// @param peer id of the box at the other end that it is tied to, or empty
    /// @param tip all of it in sentences
    public record Box(
            String id,
            String title,
            String note,
            boolean broken,
            List<String> states,
            int state,
            List<Row> rows,
            String peer,
            String tip) {

        public Box {
            states = List.copyOf(states);
            rows = List.copyOf(rows);
        }
    }

    /// Places in a row.
    public record Row(String word, List<Cell> cells) {

        public Row {
            cells = List.copyOf(cells);
        }
    }

    /// A place.
    public record Cell(String text, Use use) {}

    /// What a place is used for.
    public enum Use {
        EMPTY,
        FULL,
        /// Taken, though what was there is gone.
        TAKEN,
        BAD
    }
}
