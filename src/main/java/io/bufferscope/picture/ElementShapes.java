package io.bufferscope.picture;

import io.bufferscope.picture.Rows.Row;
import io.bufferscope.picture.Rows.Slot;
import io.bufferscope.picture.Shape.Anchor;

/// The values of several bytes: groups of cells with the value that their bytes make.
final class ElementShapes {

    private static final double VALUE_SIZE = 11;

    private final Strip strip;
    private final Typing typing;
    private final Measures measures;
    private final Sketch sketch;

    ElementShapes(Strip strip, Typing typing, Measures measures, Sketch sketch) {
        this.strip = strip;
        this.typing = typing;
        this.measures = measures;
        this.sketch = sketch;
    }

    private interface Drawer {
        void draw(Part part);
    }

    /// The part of a value that one slot shows.
    ///
    /// @param suffix end of its shapes' ids; empty for the part that tells the value
    private record Part(long element, String suffix, double x, double width) {
        boolean telling() {
            return suffix.isEmpty();
        }
    }

    /// Draws the values of the subject around cells that begin at `top`.
    void drawGroups(Row row, double top) {
        each(typing, row, part -> drawGroup(part, top));
    }

    private void drawGroup(Part part, double top) {
        String id = "element:" + part.element() + part.suffix();
        sketch.rect(id, Style.GROUP, part.x(), top, part.width(), measures.cellHeight());
        double middle = part.x() + part.width() / 2;
        if (measures.charSize() > 0 && part.telling()) {
            String value = value(typing, part);
            sketch.mono(id + "/value", Style.TEXT, middle, top + 40, value, measures.charSize(), Anchor.MIDDLE);
        }
        if (!typing.chosen() && part.telling()) {
            double line = top + measures.cellHeight() + measures.indexSize() + 3;
            String number = Long.toString(part.element());
            sketch.mono(id + "/index", Style.SMALL, middle, line, number, measures.indexSize(), Anchor.MIDDLE);
        }
    }

    /// Draws the values of another view in its bar.
    void drawBar(View view, Row row, double top, double height) {
        Typing own = Typing.ofView(view);
        each(own, row, part -> {
            String id = "view:" + view.tape().id() + "/element:" + part.element() + part.suffix();
            String value = part.telling() ? value(own, part) : "";
            double middle = part.x() + part.width() / 2;
            sketch.rect(id, Style.CELL, part.x(), top, part.width(), height);
            sketch.mono(id + "/value", Style.BYTE, middle, top + height - 5, value, VALUE_SIZE, Anchor.MIDDLE);
        });
    }

    private String value(Typing of, Part part) {
        String text = of.text(strip.contents(), part.element());
        int most = (int) (part.width() / (VALUE_SIZE * 0.6));
        return text.length() <= most ? text : text.substring(0, Math.max(0, most - 1)) + "…";
    }

    private static void each(Typing of, Row row, Drawer drawer) {
        for (Slot slot : row.slots()) {
            long low = Math.max(slot.from(), of.first());
            long high = Math.min(slot.to(), of.first() + of.count() * of.unit());
            for (long at = low; at < high && !slot.folded() && of.unit() > 1; ) {
                long element = (at - of.first()) / of.unit();
                long end = Math.min(high, of.start(element + 1));
                boolean telling =
                        2 * (end - at) > of.unit() || (2 * (end - at) == of.unit() && of.start(element) == at);
                String suffix = telling ? "" : of.start(element) < at ? "/end" : "/begin";
                double x = slot.xOf(at);
                drawer.draw(new Part(element, suffix, x, slot.xOf(end) - x));
                at = end;
            }
        }
    }
}
