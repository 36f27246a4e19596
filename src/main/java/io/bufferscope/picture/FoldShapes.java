package io.bufferscope.picture;

import io.bufferscope.picture.Rows.Slot;
import io.bufferscope.picture.Shape.Anchor;

/// A fold: the sign that says how many bytes are left out.
final class FoldShapes {

    private final Page page;
    private final Measures measures;
    private final Sketch sketch;

    FoldShapes(Page page, Measures measures, Sketch sketch) {
        this.page = page;
        this.measures = measures;
        this.sketch = sketch;
    }

    /// Draws a fold.
    ///
    /// @param number number in the id, that of the first cell left out
    void draw(Slot slot, long number, double top) {
        double middle = slot.x() + slot.width() / 2;
        String id = "fold:" + number;
        String bytes = Digits.grouped(slot.to() - slot.from());
        String tip = page.text("tape.fold.tip", Digits.grouped(slot.from()), Digits.grouped(slot.to() - 1));
        sketch.rect(id, Style.FOLD, slot.x(), top, slot.width(), measures.cellHeight(), tip);
        if (measures.charSize() > 0) {
            String text = page.text("tape.fold", bytes);
            sketch.mono(id + "/dots", Style.TEXT, middle, top + 19, "⋯", measures.byteSize(), Anchor.MIDDLE);
            sketch.sans(id + "/text", Style.TEXT, middle, top + 36, text, 11, Anchor.MIDDLE);
        } else {
            String text = page.text("tape.fold.short", bytes);
            sketch.sans(id + "/text", Style.TEXT, middle, top + 16, text, 9.5, Anchor.MIDDLE);
        }
    }
}
