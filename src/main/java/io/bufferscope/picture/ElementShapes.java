package io.bufferscope.picture;

import io.bufferscope.picture.Rows.Row;
import io.bufferscope.picture.Rows.Slot;
import io.bufferscope.picture.Shape.Anchor;
import io.bufferscope.trace.Tape;

/// The elements of a typed view: groups of cells with the value that their bytes make.
final class ElementShapes {

    private final Strip strip;
    private final Measures measures;
    private final Sketch sketch;

    ElementShapes(Strip strip, Measures measures, Sketch sketch) {
        this.strip = strip;
        this.measures = measures;
        this.sketch = sketch;
    }

    private interface Drawer {
        void draw(Tape.Nio nio, int element, double x);
    }

    /// Draws the elements of the subject around cells that begin at `top`.
    void drawGroups(Row row, double top) {
        each(strip.subject(), row, (nio, element, x) -> drawGroup(nio, element, x, top));
    }

    private void drawGroup(Tape.Nio nio, int element, double x, double top) {
        double width = width(strip.subject());
        String id = "element:" + element;
        sketch.rect(id, Style.GROUP, x, top, width, measures.cellHeight());
        double middle = x + width / 2;
        if (measures.charSize() > 0) {
            String value = value(nio, strip.subject(), element, width);
            sketch.mono(id + "/value", Style.TEXT, middle, top + 40, value, measures.charSize(), Anchor.MIDDLE);
        }
        double line = top + measures.cellHeight() + measures.indexSize() + 3;
        String number = Integer.toString(element);
        sketch.mono(id + "/index", Style.SMALL, middle, line, number, measures.indexSize(), Anchor.MIDDLE);
    }

    /// Draws the elements of another view in its bar.
    void drawBar(View view, Row row, double top, double height) {
        each(view, row, (nio, element, x) -> {
            String id = "view:" + nio.id() + "/element:" + element;
            double width = width(view);
            String value = value(nio, view, element, width);
            sketch.rect(id, Style.CELL, x, top, width, height);
            sketch.mono(id + "/value", Style.BYTE, x + width / 2, top + height - 5, value, 11, Anchor.MIDDLE);
        });
    }

    private double width(View view) {
        return view.unit() * measures.cell();
    }

    private String value(Tape.Nio nio, View view, int element, double width) {
        String text = Elements.text(nio, strip.contents(), view.place(element));
        int most = (int) (width / (11 * 0.6)) - 1;
        return text.length() <= most ? text : text.substring(0, Math.max(0, most - 1)) + "…";
    }

    private static void each(View view, Row row, Drawer drawer) {
        if (!(view.tape() instanceof Tape.Nio nio) || view.unit() <= 1) {
            return;
        }
        for (Slot slot : row.slots()) {
            long first = Math.ceilDiv(Math.max(0, slot.from() - view.from()), view.unit());
            long last = Math.min(nio.capacity(), Math.floorDiv(slot.to() - view.from(), (long) view.unit()));
            for (long element = first; element < last && !slot.folded(); element++) {
                drawer.draw(nio, (int) element, slot.xOf(view.place((int) element)));
            }
        }
    }
}
