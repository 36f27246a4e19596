package io.bufferscope.picture;

import io.bufferscope.picture.Labels.Label;
import io.bufferscope.picture.Labels.Placed;
import io.bufferscope.picture.Rows.Row;
import io.bufferscope.picture.Shape.Anchor;
import java.util.List;

/// The pointers of a strip's subject: stems, triangles and words above and below a row of cells.
final class PointerShapes {

    private static final double GHOST_CELLS = 1.3;

    private final Page page;
    private final View view;
    private final Measures measures;
    private final Sketch sketch;

    PointerShapes(Page page, View view, Measures measures, Sketch sketch) {
        this.page = page;
        this.view = view;
        this.measures = measures;
        this.sketch = sketch;
    }

    /// Where the words of one side of a row stand.
    ///
    /// @param end number of bytes of the strip
    List<Placed> place(Row row, boolean above, long end) {
        List<Label> labels = Pointer.of(view).stream()
                .filter(pointer -> pointer.above() == above && isIn(row, pointer, end))
                .map(pointer -> label(row, pointer))
                .toList();
        return new Labels(4, page.width() - 4).place(labels);
    }

    private boolean isIn(Row row, Pointer pointer, long end) {
        return pointer.place() == Pointer.GHOST ? row.to() == end : row.has(pointer.place(), view.from(), view.to());
    }

    private Label label(Row row, Pointer pointer) {
        double x = pointer.place() == Pointer.GHOST ? ghostEnd(row) : row.x(pointer.place());
        double width = TextMetrics.mono(pointer.label(), measures.labelSize());
        return new Label("pointer:" + pointer.word(), pointer.label(), pointer.style(), x, width);
    }

    private double ghostEnd(Row row) {
        return Math.min(row.right() + GHOST_CELLS * measures.cell(), page.width() - 10);
    }

    /// Draws what does not exist yet, at the end of the last row.
    void drawGhost(Row row, double top, long end) {
        if (view.canGrow() && row.to() == end) {
            double width = ghostEnd(row) - row.right();
            sketch.rect(
                    "ghost", Style.NOT_YET, row.right(), top, width, measures.cellHeight(), page.text("tape.notyet"));
        }
    }

    /// Draws pointers whose words stand above cells that begin at `top`.
    void drawAbove(List<Placed> words, double top) {
        for (Placed word : words) {
            Label label = word.label();
            double base = top - measures.triangle() - 3 - word.lane() * measures.lane();
            sketch.line(label.id(), label.style(), label.x(), top, label.x(), top + measures.cellHeight());
            if (word.lane() > 0) {
                sketch.line(label.id() + "/stem", Style.CELL, label.x(), base + 3, label.x(), top);
            }
            sketch.path(label.id() + "/head", label.style(), label.x(), top, "M -6 -10 L 6 -10 L 0 0 Z");
            drawWord(word, base);
        }
    }

    /// Draws pointers whose words stand below cells that begin at `top`.
    void drawBelow(List<Placed> words, double top) {
        double from = top + measures.cellHeight() + measures.indexBand();
        for (Placed word : words) {
            Label label = word.label();
            double base = from + 12 + word.lane() * measures.lane();
            sketch.line(label.id(), label.style(), label.x(), top - 4, label.x(), base - 10);
            drawWord(word, base);
        }
    }

    private void drawWord(Placed word, double base) {
        Label label = word.label();
        sketch.mono(
                label.id() + "/word",
                label.style(),
                word.left(),
                base,
                label.text(),
                measures.labelSize(),
                Anchor.START);
    }
}
