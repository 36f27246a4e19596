package io.bufferscope.picture;

import io.bufferscope.picture.Folding.Piece;
import java.util.ArrayList;
import java.util.List;

/// The breaking of a strip's pieces into rows of cells.
final class Rows {

    /// Cells that a fold takes the room of.
    static final int FOLD_CELLS = 3;

    private final double left;
    private final double cell;
    private final int perRow;
    private final List<Row> rows = new ArrayList<>();
    private List<Slot> slots = new ArrayList<>();
    private int used;

    private Rows(double left, double cell, int perRow) {
        this.left = left;
        this.cell = cell;
        this.perRow = perRow;
    }

    /// Breaks pieces into rows.
    ///
    /// @param left x of the first cell
    /// @param cell width of a cell in pixels
    /// @param perRow cells that a row has room for
    static List<Row> of(List<Piece> pieces, double left, double cell, int perRow) {
        Rows rows = new Rows(left, cell, perRow);
        pieces.forEach(rows::add);
        rows.endRow();
        return rows.rows;
    }

    private void add(Piece piece) {
        if (piece.folded()) {
            room(FOLD_CELLS);
            put(piece.from(), piece.to(), true, FOLD_CELLS);
            return;
        }
        for (long from = piece.from(); from < piece.to() || (piece.to() == 0 && slots.isEmpty()); ) {
            room(1);
            long to = Math.min(piece.to(), from + perRow - used);
            put(from, to, false, (int) (to - from));
            from = to;
        }
    }

    private void room(int cells) {
        if (used > 0 && used + cells > perRow) {
            endRow();
        }
    }

    private void put(long from, long to, boolean folded, int cells) {
        slots.add(new Slot(from, to, folded, left + used * cell, cells * cell));
        used += cells;
    }

    private void endRow() {
        if (!slots.isEmpty()) {
            rows.add(new Row(rows.size(), List.copyOf(slots)));
        }
        slots = new ArrayList<>();
        used = 0;
    }

    /// A run of cells or a fold within a row.
    record Slot(long from, long to, boolean folded, double x, double width) {

        double xOf(long index) {
            return from == to ? x : x + (index - from) * width / (to - from);
        }
    }

    /// A row of slots.
    ///
    /// @param number from 0
    record Row(int number, List<Slot> slots) {

        long from() {
            return slots.getFirst().from();
        }

        long to() {
            return slots.getLast().to();
        }

        double right() {
            return slots.getLast().x() + slots.getLast().width();
        }

        /// The x of the boundary left of a byte of this row, or at the end of the row.
        double x(long index) {
            for (Slot slot : slots) {
                if (index < slot.to()) {
                    return slot.xOf(Math.max(index, slot.from()));
                }
            }
            return right();
        }

        /// Whether a boundary of a view is drawn in this row.
        ///
        /// @param end the view's end, which belongs to the row of the byte before it
        boolean has(long place, long start, long end) {
            boolean atEnd = place == end && place > start;
            long owner = atEnd ? place - 1 : place;
            return owner >= from() && (owner < to() || from() == to());
        }

        boolean overlaps(long start, long end) {
            return (start < to() && end > from()) || (start == end && has(start, start, end));
        }
    }
}
